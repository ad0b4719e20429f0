import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import { makePasswordThrottle, type PasswordThrottle } from './passwordThrottle';

/** The counters of calls, by address and session, and of passwords. */
export interface CallLimits {
  /** Public calls, and those whose token or key is nobody's, by address. */
  strangers: RateLimiterAbstract;
  /** Calls by one session, by its id: keeps a client gone wild from starving the others. */
  sessions: RateLimiterAbstract;
  /** Limits that the contract sets on single calls. Shared by all processes where there is Redis. */
  byCall: Map<CallName, { address: RateLimiterAbstract }>;
  /** Failed attempts at passwords. Shared by all processes where there is Redis. */
  passwords: PasswordThrottle;
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
    });
  }
  return {
    strangers: new RateLimiterMemory({ ...strangers, keyPrefix: 'strangers' }),
    sessions: new RateLimiterMemory({ ...ofOneSession, keyPrefix: 'sessions' }),
    byCall,
    passwords: makePasswordThrottle(make),
  };
}
