import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';

/**
 * Counts one call under a key.
 *
 * @returns how many are counted by now
 * @throws 4029 with the seconds to wait if there were too many
 */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    return (await limiter.consume(key)).consumedPoints;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: Math.ceil(error.msBeforeNext / 1000) });
  }
}
