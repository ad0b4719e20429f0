import { accountLimits } from '#contract/accountLimits';
import { cap, checkCounted, type MakeLimiter } from './failureCounts';

const hour = 3_600;

/**
 * Counts an attempt at a one-time code, and makes it. A code has few tries, so someone who guesses takes many codes:
 * these limits are over all of them.
 *
 * @param address the caller's IP address
 * @param isRight checks the code; `false` is a failure
 * @returns the result of `isRight`
 * @throws 4029 with `retry_after` in seconds, before the code is checked
 */
export type CodeThrottle = (address: string, isRight: () => Promise<boolean>) => Promise<boolean>;

/** Throttles every check of a one-time code. */
export function makeCodeThrottle(make: MakeLimiter): CodeThrottle {
  const addresses = cap(make('code:address', accountLimits.otpFailuresPerAddress, hour));
  const all = cap(make('code:all', accountLimits.otpFailuresAll, hour));
  return (address, isRight) =>
    checkCounted(
      [
        [addresses, address],
        [all, 'all'],
      ],
      isRight,
    );
}
