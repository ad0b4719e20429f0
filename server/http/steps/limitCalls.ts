import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';
import type { Exchange, Step } from '../exchange';
import { isPlatform } from './isPlatform';
import { sessionToken } from './sessionToken';

export interface CallLimits {
  /** Calls that bear no session, by address; and calls with a token that is nobody's. */
  strangers: RateLimiterAbstract;
  /** Calls by one session: keeps a client gone wild from starving the others. */
  sessions: RateLimiterAbstract;
  /** Limits that the contract sets on single calls. Shared by all processes where there is Redis. */
  byCall: Map<CallName, { address: RateLimiterAbstract; account: RateLimiterAbstract }>;
}

const strangers = { points: 600, duration: 10 };
const ofOneSession = { points: 10_000, duration: 10 };

/** @param redis where several processes share the limits of sign-in and the like */
export function makeCallLimits(redis: RedisClientType | null): CallLimits {
  const make = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration };
    if (!redis) return new RateLimiterMemory(options);
    return new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true });
  };
  const byCall: CallLimits['byCall'] = new Map();
  for (const [name, { limit }] of Object.entries(calls) as [CallName, Call][]) {
    if (!limit) continue;
    byCall.set(name, {
      address: make(`limit:${name}:address`, limit.points, limit.seconds),
      account: make(`limit:${name}:account`, limit.pointsByAccount ?? limit.points, limit.seconds),
    });
  }
  return {
    strangers: new RateLimiterMemory({ ...strangers, keyPrefix: 'strangers' }),
    sessions: new RateLimiterMemory({ ...ofOneSession, keyPrefix: 'sessions' }),
    byCall,
  };
}

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
