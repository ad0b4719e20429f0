import { isUnavailable } from '../../db/unavailable';
import type { Exchange, Step } from '../exchange';
import { consume } from './consume';

/** Counts a call whose caller proved nothing by the address it came from, whatever it says of itself. */
export const countStranger = ({ deps, request }: Exchange): Promise<void> => consume(deps.limits.strangers, request.ip);

/** Public calls count as strangers' do; the others once it is known who makes them. Calls with a limit of their own count for it too. */
export const limitCalls: Step = async (exchange, next) => {
  const { call, name, deps, request } = exchange;
  if (call.audience === 'public') await countStranger(exchange);
  const limiters = deps.limits.byCall.get(name);
  if (!limiters) return next();

  // Counted before the call and given back after: tries made at the same time cannot slip through together.
  await consume(limiters.address, request.ip);
  const giveBack = () => limiters.address.reward(request.ip);
  const reply = await next().catch(async (error: unknown) => {
    // The server's own trouble is nobody's failed attempt.
    if (call.limit?.failuresOnly && isUnavailable(error)) await giveBack();
    throw error;
  });
  if (call.limit?.failuresOnly) await giveBack();
  return reply;
};
