import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { errorCodes } from '#contract/codes/errorCodes';
import { CallError } from './callError';
import { consume } from './steps/consume';

/** Makes a counter of `points` in `seconds`, in memory or shared through Redis. */
export type MakeLimiter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** How passwords may be tried. Seconds; ADR 0031 says why these numbers. */
export const passwordLimits = {
  /** Failed attempts before the first wait, which then doubles from one second. */
  freeAttempts: 5,
  waitMax: 300,
  /** Failed attempts are remembered this long. */
  remembered: 86_400,
  /** Of one address, at all accounts. */
  address: { points: 50, seconds: 300 },
  /** Of one account, from all addresses of strangers. */
  account: { points: 100, seconds: 3_600 },
};

/** Who tries the password of which account. */
export interface PasswordAttempt {
  /** The same for every way to name an account. */
  account: string;
  address: string;
  /** A device that is known to have signed in to this account, or its session; `null` for strangers. */
  device: string | null;
}

/**
 * Counts an attempt, checks the password and forgets the failures if it is right.
 *
 * @param isRight checks the password
 * @returns what `isRight` said
 * @throws 4029 with `retry_after` in seconds, before the password is checked
 */
export type PasswordThrottle = (attempt: PasswordAttempt, isRight: () => Promise<boolean>) => Promise<boolean>;

/** One of the counts that an attempt has to pass. */
interface Count {
  /** Counts before the check: attempts made at once can't slip through together. @throws 4029 */
  take(key: string): Promise<void>;
  /** Undoes `take`: the attempt was not made after all. */
  giveBack(key: string): Promise<unknown>;
  /** The password was right. */
  succeed(key: string): Promise<unknown>;
}

/** Refuses beyond a number of failures, whoever they belong to; a success takes back its own attempt alone. */
function cap(limiter: RateLimiterAbstract): Count {
  const giveBack = (key: string) => limiter.reward(key);
  return { take: (key) => consume(limiter, key), giveBack, succeed: giveBack };
}

const refuse = ({ msBeforeNext }: RateLimiterRes): never => {
  throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
};

const waitAfter = (attempts: number): number =>
  Math.min(2 ** (attempts - passwordLimits.freeAttempts), passwordLimits.waitMax);

/** Makes each attempt wait longer than the one before; a success forgets all failures. */
function growingWaits(make: MakeLimiter, name: string): Count {
  const attempts = make(`${name}:attempts`, 1, passwordLimits.remembered);
  const waits = make(`${name}:wait`, 1, passwordLimits.waitMax);
  const forget = (key: string) => Promise.all([attempts.delete(key), waits.delete(key)]);
  return {
    async take(key) {
      // Attempts during a wait don't count, so that they don't make the next wait longer.
      const waiting = await waits.get(key);
      if (waiting && waiting.msBeforeNext > 0) refuse(waiting);
      const { consumedPoints } = await attempts.penalty(key);
      if (consumedPoints < passwordLimits.freeAttempts) return;
      // The wait begins before the check. Of several attempts at once, one gets it and the others are refused.
      await waits.consume(key, 1, { customDuration: waitAfter(consumedPoints) }).catch(async (error: unknown) => {
        await attempts.reward(key);
        if (error instanceof RateLimiterRes) refuse(error);
        throw error;
      });
    },
    giveBack: (key) => Promise.all([attempts.reward(key), waits.delete(key)]),
    succeed: forget,
  };
}

/** The throttle of every check of a password that someone signs in with. */
export function makePasswordThrottle(make: MakeLimiter): PasswordThrottle {
  const devices = growingWaits(make, 'password:device');
  const strangers = growingWaits(make, 'password:stranger');
  const addresses = cap(make('password:address', passwordLimits.address.points, passwordLimits.address.seconds));
  const accounts = cap(make('password:account', passwordLimits.account.points, passwordLimits.account.seconds));

  const countsOf = ({ account, address, device }: PasswordAttempt): [Count, string][] =>
    device === null
      ? [
          [strangers, `${account} ${address}`],
          [addresses, address],
          [accounts, account],
        ]
      : [[devices, `${account} ${device}`]];

  return async (attempt, isRight) => {
    const taken: [Count, string][] = [];
    try {
      for (const [count, key] of countsOf(attempt)) {
        await count.take(key);
        taken.push([count, key]);
      }
      const wasRight = await isRight();
      if (wasRight) await Promise.all(taken.map(([count, key]) => count.succeed(key)));
      return wasRight;
    } catch (error) {
      await Promise.all(taken.map(([count, key]) => count.giveBack(key)));
      throw error;
    }
  };
}
