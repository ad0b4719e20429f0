import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume } from './steps/consume';

/** Creates a counter of `points` per `seconds`, in memory or shared through Redis. */
export type MakeLimiter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** One of the counters that an attempt must pass. */
export interface Count {
  /**
   * Counts before the check, so that simultaneous attempts can't all pass.
   *
   * @returns how many are counted by now, this one included
   * @throws 4029
   */
  take(key: string): Promise<number>;
  /** Undoes `take` if the attempt wasn't made after all. */
  refund(key: string): Promise<unknown>;
  /** The attempt was right. */
  succeed(key: string): Promise<unknown>;
}

/** Refuses after a number of failures, from whatever source. A success only undoes its own attempt. */
export function cap(limiter: RateLimiterAbstract): Count {
  const refund = (key: string) => limiter.reward(key);
  return { take: (key) => consume(limiter, key), refund, succeed: refund };
}

/**
 * Makes an attempt under counters of failures.
 *
 * @param mayTry gets how many each counter has by now, once all have let the attempt pass. It throws to prevent the
 * check; then nothing is counted.
 * @throws 4029 with `retry_after` in seconds, before the check
 */
export async function checkCounted(
  counts: readonly [Count, string][],
  isRight: () => Promise<boolean>,
  mayTry?: (taken: readonly number[]) => Promise<void>,
): Promise<boolean> {
  const taken: [Count, string][] = [];
  try {
    const numbers: number[] = [];
    for (const [count, key] of counts) {
      numbers.push(await count.take(key));
      taken.push([count, key]);
    }
    await mayTry?.(numbers);
    const wasRight = await isRight();
    if (wasRight) await Promise.all(taken.map(([count, key]) => count.succeed(key)));
    return wasRight;
  } catch (error) {
    await Promise.all(taken.map(([count, key]) => count.refund(key)));
    throw error;
  }
}
