import { and, asc, eq, gt, gte, inArray, lte, min, sql } from 'drizzle-orm';
import { hiddenMessageCode, type ReplayReply, type StoreEvent, socketEvents } from '#contract/events';
import { limits } from '#contract/limits';
import type { Database } from '../db/database';
import { outbox, storeCounters } from '../db/schema/index';
import { rooms, type StoreServer } from './rooms';

const storesAtOnce = 500;

/** Sends this process's sockets their store's stream position, so they notice lost events. */
export async function sendPositions(io: StoreServer, db: Database): Promise<void> {
  const stores = [...new Set([...io.sockets.sockets.values()].map((socket) => socket.data.session.store_id))];
  for (let start = 0; start < stores.length; start += storesAtOnce) {
    const positions = await db
      .select({ store_id: storeCounters.store_id, seq: storeCounters.last_seq })
      .from(storeCounters)
      .where(inArray(storeCounters.store_id, stores.slice(start, start + storesAtOnce)));
    for (const { store_id, seq } of positions) {
      io.local.to(rooms.store(store_id)).emit(socketEvents.position, { seq });
    }
  }
}

/** `seq` of a store's last committed message; 0 before the first. */
export async function streamPosition(db: Database, storeId: string): Promise<number> {
  const [counter] = await db
    .select({ seq: storeCounters.last_seq })
    .from(storeCounters)
    .where(eq(storeCounters.store_id, storeId));
  return counter?.seq ?? 0;
}

/** `seq` of a store's last message that is older than `ago` ms. */
export async function positionBefore(db: Database, storeId: string, ago: number): Promise<number> {
  const since = sql`now() - make_interval(secs => ${ago / 1_000}::float8)`;
  const [first] = await db
    .select({ seq: min(outbox.seq) })
    .from(outbox)
    .where(and(eq(outbox.store_id, storeId), gte(outbox.created_at, since)));
  return typeof first?.seq === 'number' ? first.seq - 1 : streamPosition(db, storeId);
}

/** A store's messages after one `seq` in their order, at most `limit` of them. */
export async function readStream(db: Database, storeId: string, after: number, limit: number): Promise<StoreEvent[]> {
  const rows = await db
    .select({ seq: outbox.seq, messageCode: outbox.message_code, messageData: outbox.message_data })
    .from(outbox)
    .where(and(eq(outbox.store_id, storeId), gt(outbox.seq, after), lte(outbox.seq, after + limit)))
    .orderBy(asc(outbox.seq));
  return rows;
}

/** The same event for callers who can't see it: they only learn that a number was used. */
export const hide = (event: StoreEvent): StoreEvent => ({
  seq: event.seq,
  messageCode: hiddenMessageCode,
  messageData: {},
});

/**
 * The events a client missed since `after`; `resync` if there are more than `limits.replayMax`, if they are no longer
 * stored, or if the client is ahead of the stream (its number is from another database).
 */
export async function missedSince(db: Database, storeId: string, after: number): Promise<ReplayReply> {
  const seq = await streamPosition(db, storeId);
  const missed = seq - after;
  if (missed < 0 || missed > limits.replayMax) return { resync: { seq } };
  const events = missed === 0 ? [] : await readStream(db, storeId, after, missed);
  return events.length === missed ? { events } : { resync: { seq } };
}
