import { addSeconds } from 'date-fns';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { Mailer } from '#server/mail/mailer';
import { writeMail } from './writeMail';

const mostPerRound = 20;

/** Seconds until the next try: a minute, two, four, and in the end an hour. Longer than a try takes: no other process starts one meanwhile. */
const pauses = [60, 120, 240, 480, 960, 1_920, 3_600];

/** Takes one message for a try: whoever else looks sees it only when this try has had its time. */
async function takeOne(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ row: supportMessages, name: stores.name })
      .from(supportMessages)
      .innerJoin(stores, eq(stores.id, supportMessages.store_id))
      .where(and(isNull(supportMessages.mailed_at), lte(supportMessages.next_try_at, now)))
      .orderBy(asc(supportMessages.next_try_at))
      .limit(1)
      .for('update', { of: supportMessages, skipLocked: true });
    if (!found) return null;
    const pause = pauses[Math.min(found.row.tries, pauses.length - 1)] ?? 3_600;
    await tx
      .update(supportMessages)
      .set({ tries: sql`${supportMessages.tries} + 1`, next_try_at: addSeconds(now, pause) })
      .where(rowOf(found.row));
    return found;
  });
}

const rowOf = ({ store_id, id }: { store_id: string; id: string }) =>
  and(eq(supportMessages.store_id, store_id), eq(supportMessages.id, id));

/**
 * Mails the messages that wait, one after the other; one that cannot leave waits for its next try and holds up none.
 * Outside of any transaction: a mail server may take its time.
 *
 * @returns what went wrong with those that could not leave
 */
export async function mailSupportMessages(
  db: Database,
  now: Date,
  { mailer, to }: { mailer: Mailer; to: string },
): Promise<{ id: string; error: unknown }[]> {
  const failed: { id: string; error: unknown }[] = [];
  for (let round = 0; round < mostPerRound; round += 1) {
    const taken = await takeOne(db, now);
    if (!taken) break;
    try {
      await mailer.send(writeMail(taken.row, taken.name, to));
      await db.update(supportMessages).set({ mailed_at: now }).where(rowOf(taken.row));
    } catch (error) {
      failed.push({ id: taken.row.id, error });
    }
  }
  return failed;
}
