import { addSeconds } from 'date-fns';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { SupportMessage, SupportMessageState } from '#contract/entities/supportMessage';
import { localText } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { stores } from '#server/db/schema/stores';
import { supportMessages } from '#server/db/schema/support';
import type { Mail, Mailer } from '#server/mail/mailer';

type SupportMessageRow = typeof supportMessages.$inferSelect;

/** @param unsent what a message is that has not been mailed: on its way, or to stay here */
export const presentMessage = (row: SupportMessageRow, unsent: SupportMessageState): SupportMessage => ({
  _id: row.id,
  text: row.text,
  page: row.page,
  created_at: row.created_at.toISOString(),
  state: row.mailed_at ? 'mailed' : unsent,
});

/** Names may hold anything; a subject is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A message as the operator reads it; replies go to the writer. */
function writeMail(row: SupportMessageRow, storeName: readonly string[], to: string): Mail {
  const store = inOneLine(localText(storeName, 0));
  const facts = [
    ['Store', `${store} (${row.store_id})`],
    ['Account', inOneLine(row.by)],
    ['Page', row.page],
    ['Version', row.app_version],
    ['Browser', row.browser],
    ['Written', row.created_at.toISOString()],
    ['Message', row.id],
  ];
  return {
    id: row.id,
    to,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
    subject: `Support: ${store}`,
    text: `${row.text}\n\n-- \n${facts.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`,
  };
}

const mostPerRound = 20;

/**
 * Seconds until the next attempt: one minute, two, four, and up to an hour. Longer than an attempt takes, so no other
 * process starts one at the same time.
 */
const pauses = [60, 120, 240, 480, 960, 1_920, 3_600];

/** Claims a message for one attempt: others only see it after the attempt has had its time. */
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
