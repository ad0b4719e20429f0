import { RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from './callError';
import { type Count, cap, checkCounted, type MakeLimiter } from './failureCounts';
import { networkOf } from './networkOf';

/** Limits for password attempts, in seconds. ADR 0031 explains the numbers. */
export const passwordLimits = {
  /** Failed attempts before the first wait, which then doubles from one second, and before the first captcha. */
  freeAttempts: 5,
  waitMax: 300,
  /** Failed attempts are remembered this long. */
  remembered: 86_400,
  /**
   * From one address, for all accounts; the first ones without a captcha. A failed `sign_in` counts twice, once for each
   * kind of account.
   */
  address: { points: 50, seconds: 300, free: 20 },
  /** For one account, from unknown devices at any address. */
  account: { points: 100, seconds: 3_600 },
};

/** Who tries a password, and for which account. */
export interface PasswordAttempt {
  /** The same however the account was named. */
  account: string;
  address: string;
  /** A device that has signed in to this account before, or its session; `null` for unknown devices. */
  device: string | null;
  /** Uses up a solved captcha, which attempts beyond the free ones need. `null` for calls that never ask for one. */
  captcha: (() => Promise<void>) | null;
}

/**
 * Counts an attempt, checks the password, and clears the failures if it is right.
 *
 * @param isRight checks the password
 * @returns the result of `isRight`
 * @throws before the password is checked: 4029 with `retry_after` in seconds, or what `captcha` throws
 */
export type PasswordThrottle = (attempt: PasswordAttempt, isRight: () => Promise<boolean>) => Promise<boolean>;

const refuse = ({ msBeforeNext }: RateLimiterRes): never => {
  throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
};

const waitAfter = (attempts: number): number =>
  Math.min(2 ** (attempts - passwordLimits.freeAttempts), passwordLimits.waitMax);

/** Each failed attempt makes the next wait longer; a success clears all failures. */
function growingWaits(make: MakeLimiter, name: string): Count {
  const attempts = make(`${name}:attempts`, 1, passwordLimits.remembered);
  const waits = make(`${name}:wait`, 1, passwordLimits.waitMax);
  const clear = (key: string) => Promise.all([attempts.delete(key), waits.delete(key)]);
  return {
    async take(key) {
      // Attempts during a wait don't count, so they don't extend the next one.
      const waiting = await waits.get(key);
      if (waiting && waiting.msBeforeNext > 0) refuse(waiting);
      const { consumedPoints } = await attempts.penalty(key);
      if (consumedPoints < passwordLimits.freeAttempts) return consumedPoints;
      // The wait starts before the check. Of several simultaneous attempts, one is checked and the others are
      // refused.
      await waits.consume(key, 1, { customDuration: waitAfter(consumedPoints) }).catch(async (error: unknown) => {
        await attempts.reward(key);
        if (error instanceof RateLimiterRes) refuse(error);
        throw error;
      });
      return consumedPoints;
    },
    refund: (key) => Promise.all([attempts.reward(key), waits.delete(key)]),
    succeed: clear,
  };
}

/** A count, its key, and how many attempts need no captcha. */
type PasswordCount = [count: Count, key: string, free: number];

/** Throttles every check of a sign-in password. */
export function makePasswordThrottle(make: MakeLimiter): PasswordThrottle {
  const devices = growingWaits(make, 'password:device');
  const strangers = growingWaits(make, 'password:stranger');
  const addresses = cap(make('password:address', passwordLimits.address.points, passwordLimits.address.seconds));
  const accounts = cap(make('password:account', passwordLimits.account.points, passwordLimits.account.seconds));
  const { freeAttempts, address: fromAddress } = passwordLimits;

  const countsOf = ({ account, address, device }: PasswordAttempt): PasswordCount[] => {
    if (device !== null) return [[devices, `${account} ${device}`, freeAttempts]];
    const network = networkOf(address);
    return [
      [strangers, `${account} ${network}`, freeAttempts],
      [addresses, network, fromAddress.free],
      [accounts, account, Number.POSITIVE_INFINITY],
    ];
  };

  return (attempt, isRight) => {
    const counts = countsOf(attempt);
    // Once all counts have let the attempt pass: a wait or a cap uses no captcha up. Without one, nothing is counted.
    const needCaptcha = async (taken: readonly number[]) => {
      if (taken.some((attempts, n) => attempts > (counts[n]?.[2] ?? 0))) await attempt.captcha?.();
    };
    return checkCounted(
      counts.map(([count, key]) => [count, key]),
      isRight,
      needCaptcha,
    );
  };
}
