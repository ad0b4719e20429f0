import { isUnavailable } from '../../db/unavailable';
import type { Exchange, Step } from '../exchange';
import { networkOf } from '../networkOf';
import { consume } from './consume';

/**
 * Counts an unauthenticated call by its address's network, whatever identity it claims.
 *
 * @throws 4029 beyond the limit, after a pause that slows down clients that ignore the refusal
 */
export const countStranger = async ({ deps, request }: Exchange): Promise<void> => {
  await consume(deps.limits.strangers, networkOf(request.ip)).catch(async (error: unknown) => {
    await deps.limits.refusals.pause();
    throw error;
  });
};

/** Public calls are counted by address; others once the caller is known. Calls with their own limit also count towards it. */
export const limitCalls: Step = async (exchange, next) => {
  const { call, name, deps, request } = exchange;
  if (call.audience === 'public') await countStranger(exchange);
  const limiters = deps.limits.byCall.get(name);
  if (!limiters) return next();

  // Counted before the call and refunded afterwards, so that simultaneous attempts can't all pass.
  const network = networkOf(request.ip);
  await consume(limiters.address, network);
  const refund = () => limiters.address.reward(network);
  const reply = await next().catch(async (error: unknown) => {
    // Our own errors don't count as failed attempts.
    if (call.limit?.failuresOnly && isUnavailable(error)) await refund();
    throw error;
  });
  if (call.limit?.failuresOnly) await refund();
  return reply;
};
