import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import type { Env } from '#server/env';
import { type CodeRecipient, codeHash, storedRecipient } from './codeHash';

/**
 * `right`: the code is used up. `wrong`: it isn't the recipient's code. `ended`: there is no code left to try, or
 * it is an earlier one.
 */
export type CodeOutcome = 'right' | 'wrong' | 'ended';

interface TriedCode {
  outcome: CodeOutcome;
  /** Whether there was a code to guess. If not, the try reveals nothing and isn't a failure. */
  isGuess: boolean;
}

/**
 * Tries a code. One statement counts the try and uses the code up, so that of simultaneous tries no more than the
 * limit are checked, and a right code works once. Call it inside `throttleCode`, and commit also after a wrong code:
 * the try counts.
 *
 * @param code six digits
 */
export async function tryCode(
  db: Database,
  env: Pick<Env, 'APP_KEY'>,
  to: CodeRecipient,
  code: string,
  now: Date,
): Promise<TriedCode> {
  const hash = codeHash(env, to, code);
  const isOfRecipient = and(eq(oneTimeCodes.channel, to.channel), eq(oneTimeCodes.recipient, storedRecipient(to)));
  const isOpen = and(
    isNull(oneTimeCodes.ended_at),
    gt(oneTimeCodes.expires_at, now),
    lt(oneTimeCodes.tries, accountLimits.otpTriesMax),
  );
  const [tried] = await db
    .update(oneTimeCodes)
    .set({
      tries: sql`${oneTimeCodes.tries} + 1`,
      ended_at: sql`case when ${oneTimeCodes.code_hash} = ${hash} then ${now.toISOString()}::timestamptz end`,
    })
    .where(and(isOfRecipient, isOpen))
    .returning({ tries: oneTimeCodes.tries, ended_at: oneTimeCodes.ended_at });
  if (!tried) return { outcome: 'ended', isGuess: false };
  if (tried.ended_at !== null) return { outcome: 'right', isGuess: true };
  if (tried.tries >= accountLimits.otpTriesMax) return { outcome: 'ended', isGuess: true };
  const [earlier] = await db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(isOfRecipient, eq(oneTimeCodes.code_hash, hash)))
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(1);
  return { outcome: earlier ? 'ended' : 'wrong', isGuess: true };
}
