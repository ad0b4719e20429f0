import { addSeconds } from 'date-fns';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';
import type { Env } from '#server/env';
import { sealingWith } from '#server/files/sealing';
import type { Mailer } from '#server/mail/mailer';
import { messagePlace, type WrittenMessage } from './queueMessage';

type MessageRow = typeof outgoingMessages.$inferSelect;

/** A message claimed for one attempt; `isOver` if it was given up instead. */
interface Taken {
  row: MessageRow;
  isOver: boolean;
}

const maxPerRound = 20;

/**
 * Seconds until the next attempt: soon at first, since someone may be waiting for a code, and then up to an hour. Longer
 * than an attempt takes, so no other process starts one at the same time.
 */
const pauses = [20, 40, 60, 120, 240, 480, 960, 1_920, 3_600];
/** A message that hasn't left after this many attempts, about three days, is given up. */
const maxTries = 80;

/** Claims a message for one attempt: other processes only see it after the attempt has had its time. */
function takeOne(db: Database, now: Date): Promise<Taken | null> {
  return db.transaction(async (tx) => {
    const isWaiting = and(isNull(outgoingMessages.sent_at), isNull(outgoingMessages.failed_at));
    const [row] = await tx
      .select()
      .from(outgoingMessages)
      .where(and(isWaiting, lte(outgoingMessages.next_try_at, now)))
      .orderBy(asc(outgoingMessages.next_try_at))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!row) return null;
    const isOver = row.tries >= maxTries || (row.expires_at !== null && row.expires_at <= now);
    const pause = pauses[Math.min(row.tries, pauses.length - 1)] ?? 3_600;
    await tx
      .update(outgoingMessages)
      .set(isOver ? { failed_at: now, sealed: null } : { tries: row.tries + 1, next_try_at: addSeconds(now, pause) })
      .where(eq(outgoingMessages.id, row.id));
    return { row, isOver };
  });
}

/**
 * Sends the messages that are due by the mail server. Those that fail are tried again; those of no more use are given up.
 *
 * @returns the attempts that failed, for the log
 */
export async function sendMessages(
  db: Database,
  now: Date,
  { mailer, env }: { mailer: Mailer; env: Pick<Env, 'APP_KEY'> },
): Promise<{ id: string; error: unknown }[]> {
  const failed: { id: string; error: unknown }[] = [];
  for (let round = 0; round < maxPerRound; round += 1) {
    const taken = await takeOne(db, now);
    if (!taken) break;
    const { id, recipient: to, sealed } = taken.row;
    if (taken.isOver || sealed === null) continue;
    try {
      const content = sealingWith(env.APP_KEY).open(Buffer.from(sealed, 'base64'), messagePlace(id));
      await mailer.send({ id, to, ...(JSON.parse(content.toString()) as WrittenMessage) });
      await db.update(outgoingMessages).set({ sent_at: now, sealed: null }).where(eq(outgoingMessages.id, id));
    } catch (error) {
      failed.push({ id, error });
    }
  }
  return failed;
}
