import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { accountLimits } from '#contract/accountLimits';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { oneTimeCodes } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import { type CodeRecipient, storedRecipient } from './codeHash';
import { countedMs, nextCodeAt } from './codeWait';

export const isOf = (to: CodeRecipient): SQL | undefined =>
  and(eq(oneTimeCodes.channel, to.channel), eq(oneTimeCodes.recipient, storedRecipient(to)));

/** One code at a time for a recipient, and for a country: otherwise simultaneous calls would pass the limits. */
export const lock = (tx: Database, what: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`one-time codes ${what}`}, 0))`);

/** @throws 4029 with `retry_after` before a time */
export function waitUntil(at: Date, now: Date): void {
  const seconds = Math.ceil((at.getTime() - now.getTime()) / 1_000);
  if (seconds > 0) throw new CallError(errorCodes.TOO_MANY_ATTEMPTS, { retry_after: seconds });
}

/** @returns the times of the recipient's codes that count, the latest first */
async function sentTo(tx: Database, to: CodeRecipient, now: Date): Promise<Date[]> {
  const since = gt(oneTimeCodes.created_at, new Date(now.getTime() - countedMs));
  const rows = await tx
    .select({ at: oneTimeCodes.created_at })
    .from(oneTimeCodes)
    .where(and(isOf(to), since))
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(accountLimits.otpPerDay);
  return rows.map(({ at }) => at);
}

/**
 * Holds a recipient's turn until the transaction ends.
 *
 * @returns when the turn after this one comes
 * @throws 4029 with `retry_after` if it is too soon for another code
 */
export async function takeTurn(tx: Database, to: CodeRecipient, now: Date): Promise<Date> {
  await lock(tx, `${to.channel} ${storedRecipient(to)}`);
  const sent = await sentTo(tx, to, now);
  waitUntil(nextCodeAt(sent), now);
  return nextCodeAt([now, ...sent]);
}
