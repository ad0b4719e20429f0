import { addMilliseconds, subSeconds } from 'date-fns';
import { and, eq, inArray, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { documentCodes, nextDayPushLifeSeconds, pushLifeSeconds } from '#contract/pushMessage';
import type { Database } from '../../db/database';
import { pushMessages, sessions } from '../../db/schema/index';
import type { PushGateway } from '../../gateways/push/pushGateway';

type PushRow = typeof pushMessages.$inferSelect;

/** Sent at once; the rest follow in the next round. */
const atOnce = 50;
/** Longer than a send can take: if the sending process dies, another one takes over the message after this. */
const leaseMs = 60_000;
/** Doubled with each try. */
const firstWaitMs = 2_000;

const isRow = ({ store_id, id }: PushRow): SQL | undefined =>
  and(eq(pushMessages.store_id, store_id), eq(pushMessages.id, id));

/** Takes what is due. No transaction stays open while it is sent. */
async function take(db: Database, now: Date): Promise<PushRow[]> {
  const due = sql`select store_id, id from ${pushMessages} where due_at <= ${now.toISOString()}::timestamptz
    order by due_at limit ${atOnce} for update skip locked`;
  return db
    .update(pushMessages)
    .set({ attempts: sql`${pushMessages.attempts} + 1`, due_at: addMilliseconds(now, leaseMs) })
    .where(sql`(${pushMessages.store_id}, ${pushMessages.id}) in (${due})`)
    .returning();
}

/** The push service no longer knows a device: nothing is sent to it until it registers again. */
async function forgetDevice(db: Database, token: string): Promise<void> {
  await db.update(sessions).set({ device_token: '' }).where(eq(sessions.device_token, token));
  await db.delete(pushMessages).where(eq(pushMessages.device_token, token));
}

/** @returns what went wrong for good, if anything */
async function deliver(db: Database, gateway: PushGateway, row: PushRow, now: Date): Promise<string | null> {
  const outcome = await gateway.send(row.device_token, row.message);
  if (outcome.kind === 'gone') {
    await forgetDevice(db, row.device_token);
    return null;
  }
  if (outcome.kind === 'later') {
    const wait = Math.max(outcome.afterMs, firstWaitMs * 2 ** (row.attempts - 1));
    await db
      .update(pushMessages)
      .set({ due_at: addMilliseconds(now, wait) })
      .where(isRow(row));
    return outcome.reason;
  }
  await db.delete(pushMessages).where(isRow(row));
  return outcome.kind === 'refused' ? outcome.reason : null;
}

/**
 * Sends the push messages that are due, and drops those too late to be useful.
 *
 * @throws an error with the push service's response if it refused a message, after all messages were tried
 */
export async function deliverPushes(db: Database, gateway: PushGateway, now: Date): Promise<void> {
  const createdBefore = (seconds: number) => lt(pushMessages.created_at, subSeconds(now, seconds));
  const code = sql`${pushMessages.message}->>'message_code'`;
  const isForDays = or(sql`jsonb_exists(${pushMessages.message}, 'review_id')`, inArray(code, [...documentCodes]));
  await db
    .delete(pushMessages)
    .where(or(createdBefore(nextDayPushLifeSeconds), and(createdBefore(pushLifeSeconds), not(sql`(${isForDays})`))));
  const failures = new Set<string>();
  for (let taken = await take(db, now); taken.length > 0; taken = await take(db, now)) {
    const reasons = await Promise.all(taken.map((row) => deliver(db, gateway, row, now)));
    for (const reason of reasons) if (reason) failures.add(reason);
  }
  if (failures.size > 0) throw new Error(`Push messages were rejected: ${[...failures].join('; ')}`);
}
