import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from '../callError';

/** Counts one call under a key; 4029 with the seconds to wait if there were too many. */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: Math.ceil(error.msBeforeNext / 1000) });
  }
}
