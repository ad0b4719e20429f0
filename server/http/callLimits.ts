import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisClientType } from 'redis';
import { accountLimits } from '#contract/accountLimits';
import { calendarLimits } from '#contract/bookingLimits';
import type { Call } from '#contract/calls/call';
import { type CallName, calls } from '#contract/calls/index';
import type { Redis } from '../redisClient';
import { type CodeThrottle, makeCodeThrottle } from './codeThrottle';
import { makePasswordThrottle, type PasswordThrottle } from './passwordThrottle';
import { RefusalPause } from './refusalPause';

/** Rate limits for calls, by address and session, and for passwords. */
export interface CallLimits {
  /** By address: public calls, and calls with an invalid token or key. */
  strangers: RateLimiterAbstract;
  /** Slows down addresses that exceed that limit. */
  refusals: RefusalPause;
  /** By session ID: keeps one misbehaving client from starving the others. */
  sessions: RateLimiterAbstract;
  /** Limits that the contract sets for single calls. Shared by all processes while Redis is up. */
  byCall: Map<CallName, { address: RateLimiterAbstract }>;
  /** By network: sign-ins with other services that begin, which aren't calls. Shared by all processes while Redis is up. */
  socialStarts: RateLimiterAbstract;
  /** By network: reads of bookings' calendars, which aren't calls. */
  calendarReads: RateLimiterAbstract;
  /** By webhook address: messages of a store's gateway. Gateways send what was refused again. */
  paymentMessages: RateLimiterAbstract;
  /** Failed attempts at passwords. Shared by all processes while Redis is up. */
  passwords: PasswordThrottle;
  /** Failed attempts at one-time codes. Shared by all processes while Redis is up. */
  codes: CodeThrottle;
}

/** How many messages a store's gateway may send. */
export const webhookLimit = { messages: 600, seconds: 60 };
const strangers = { points: 600, duration: 10 };
const ofOneSession = { points: 10_000, duration: 10 };

/**
 * The Redis commands that rate-limiter-flexible needs for a limit with a duration. They fail at once while Redis is
 * down and never wait for it.
 */
function storeClient(redis: Redis) {
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      redis.ask((client) => client.eval(script, options)),
    del: (key: string) => redis.ask((client) => client.del(key)),
    multi() {
      const queued: ((commands: ReturnType<RedisClientType['multi']>) => unknown)[] = [];
      const queue = (command: (typeof queued)[number]) => {
        queued.push(command);
        return chain;
      };
      const chain = {
        get: (key: string) => queue((commands) => commands.get(key)),
        set: (key: string, value: number, options: { EX: number }) =>
          queue((commands) => commands.set(key, value, options)),
        pTTL: (key: string) => queue((commands) => commands.pTTL(key)),
        exec: (asPipeline: boolean): Promise<unknown[]> =>
          redis.ask((client) => {
            const commands = client.multi();
            for (const command of queued) command(commands);
            return commands.exec(asPipeline);
          }),
      };
      return chain;
    },
  };
}

/** @param redis shares limits such as those for sign-in between processes; while it is down, each process counts in memory */
export function makeCallLimits(redis: Redis | null): CallLimits {
  const make = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const options = { keyPrefix, points, duration };
    const memory = new RateLimiterMemory(options);
    if (!redis) return memory;
    const shared = { storeClient: storeClient(redis), useRedisPackage: true, insuranceLimiter: memory };
    return new RateLimiterRedis({ ...options, ...shared });
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
    refusals: new RefusalPause(),
    sessions: new RateLimiterMemory({ ...ofOneSession, keyPrefix: 'sessions' }),
    byCall,
    socialStarts: make('limit:social_start', accountLimits.socialStarts, accountLimits.socialMinutes * 60),
    calendarReads: make('limit:calendar', calendarLimits.reads, calendarLimits.seconds),
    paymentMessages: new RateLimiterMemory({ points: webhookLimit.messages, duration: webhookLimit.seconds }),
    passwords: makePasswordThrottle(make),
    codes: makeCodeThrottle(make),
  };
}
