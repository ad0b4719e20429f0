import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Exchange, Step } from '../exchange';
import { isPlatform } from './isPlatform';
import { sessionToken } from './sessionToken';

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: Math.ceil(error.msBeforeNext / 1000) });
  }
}

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/** The account that a body names; a phone number counts where the field that the contract names is not there. */
function accountKey(body: unknown, field: string): string | null {
  const given = (body ?? {}) as Record<string, unknown>;
  const phone = given.phone ? `${given.country_phone_code ?? ''} ${given.phone}` : undefined;
  const account = given[field] ?? phone;
  return typeof account === 'string' ? hashed(account.trim().toLowerCase()) : null;
}

async function limitGenerally({ call, deps, request }: Exchange): Promise<void> {
  if (call.audience === 'platform' && isPlatform(request, deps.env)) return;
  const token = sessionToken(request);
  if (!token) return consume(deps.limits.strangers, request.ip);
  await consume(deps.limits.sessions, hashed(token));
}

/** Counts a token that is nobody's: trying tokens is limited like any other call of a stranger. */
export const countStranger = ({ deps, request }: Exchange): Promise<void> => consume(deps.limits.strangers, request.ip);

/** Tries count by address, and by account too where the contract says so. */
export const limitCalls: Step = async (exchange, next) => {
  await limitGenerally(exchange);
  const { call, name, deps, request, body } = exchange;
  const limiters = deps.limits.byCall.get(name);
  if (!limiters || !call.limit) return next();

  const account = call.limit.byBodyField ? accountKey(body, call.limit.byBodyField) : null;
  // Counted before the call and given back after: tries made at the same time cannot slip through together.
  await consume(limiters.address, request.ip);
  if (account) await consume(limiters.account, account);
  const reply = await next();
  if (call.limit.failuresOnly) {
    await limiters.address.reward(request.ip);
    if (account) await limiters.account.delete(account);
  }
  return reply;
};
