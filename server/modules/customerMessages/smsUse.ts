import { and, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import { partsCost, type StoreSms } from '#contract/messages/storeSms';
import { atWallClock, storeDate } from '#contract/time';
import type { Database } from '#server/db/database';
import { outgoingMessages } from '#server/db/schema/outgoingMessages';

interface StoreDay {
  id: string;
  timezone: string;
}

/** The word that stands for the daily limit where a service's own words would be. */
export const overLimit = 'limit';

const { store_id, channel, is_stores, created_at, refusal, parts, failed_at } = outgoingMessages;

const ofDay = ({ id, timezone }: StoreDay, now: Date) =>
  and(
    eq(store_id, id),
    eq(channel, 'sms'),
    eq(is_stores, true),
    gte(created_at, atWallClock(storeDate(now, timezone, 0), 0, timezone)),
  );

const isOverLimit = sql`coalesce(${refusal}, '') = ${overLimit}`;

/** The parts that a store has written since the day began in its time zone. Those that never left don't count. */
export async function partsToday(db: Database, store: StoreDay, now: Date): Promise<number> {
  const [used] = await db
    .select({ parts: sql<number>`coalesce(sum(${parts}), 0)::int` })
    .from(outgoingMessages)
    .where(and(ofDay(store, now), isNull(failed_at)));
  return used?.parts ?? 0;
}

/** The text messages that a store wrote today, their cost, and those that were refused. */
export async function smsToday(db: Database, store: StoreDay, sms: StoreSms, now: Date) {
  const condition = ofDay(store, now);
  const [counted] = await db
    .select({
      over_limit: sql<number>`count(*) filter (where ${isOverLimit})::int`,
      refused: sql<number>`count(*) filter (where ${refusal} is not null and not ${isOverLimit})::int`,
    })
    .from(outgoingMessages)
    .where(condition);
  const [last] = await db
    .select({ refusal })
    .from(outgoingMessages)
    .where(and(condition, isNotNull(refusal), sql`not ${isOverLimit}`))
    .orderBy(desc(created_at))
    .limit(1);
  const used = await partsToday(db, store, now);
  return {
    parts: used,
    cost: partsCost(sms, used),
    over_limit: counted?.over_limit ?? 0,
    refused: counted?.refused ?? 0,
    refusal: last?.refusal ?? '',
  };
}
