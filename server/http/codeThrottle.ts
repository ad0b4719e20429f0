import { accountLimits } from '#contract/accountLimits';
import { type Count, cap, checkCounted, type MakeLimiter } from './failureCounts';
import { networkOf } from './networkOf';

const hour = 3_600;

/**
 * The use of a code. Anyone can have codes of registrations mailed to themselves and fail at them, so their failures
 * don't count towards those of accounts.
 */
type CodePurpose = 'registration' | 'account';

/**
 * Counts an attempt at a one-time code, and makes it. A code has few tries, so someone who guesses takes many codes:
 * these limits are over all of them.
 *
 * @param purpose failures from all addresses together are counted separately for each
 * @param address the caller's IP address
 * @param isRight checks the code; `false` is a failure
 * @returns the result of `isRight`
 * @throws 4029 with `retry_after` in seconds, before the code is checked
 */
export type CodeThrottle = (purpose: CodePurpose, address: string, isRight: () => Promise<boolean>) => Promise<boolean>;

/** Throttles every check of a one-time code. */
export function makeCodeThrottle(make: MakeLimiter): CodeThrottle {
  const addresses = cap(make('code:address', accountLimits.otpFailuresPerAddress, hour));
  const all = cap(make('code:all', accountLimits.otpFailuresAll, hour));
  return (purpose, address, isRight) => {
    const counts: [Count, string][] = [
      [addresses, networkOf(address)],
      [all, purpose],
    ];
    return checkCounted(counts, isRight);
  };
}
