import { sql } from 'drizzle-orm';
import type { StoreEvent } from '#contract/events';
import type { Database } from '../db/database';
import { outbox, outboxCursors, storeCounters } from '../db/schema/index';

export type OutboxMessage = Pick<StoreEvent, 'messageCode' | 'messageData'>;

/**
 * Writes a message of a store's stream, to leave once the surrounding transaction has committed.
 *
 * Taking the number locks the store's counter until that commit, so `seq` has no gaps and becomes visible in
 * its own order: whoever has read up to N has missed nothing below N. Write it as late in the transaction as
 * can be, since the store's other writers wait for it.
 *
 * @param tx the transaction that makes the change which the message tells of
 * @returns the message's `seq`, counted up from 1 per store
 */
export async function appendToOutbox(tx: Database, storeId: string, message: OutboxMessage): Promise<number> {
  const [counter] = await tx
    .insert(storeCounters)
    .values({ store_id: storeId, last_seq: 1 })
    .onConflictDoUpdate({ target: storeCounters.store_id, set: { last_seq: sql`${storeCounters.last_seq} + 1` } })
    .returning({ seq: storeCounters.last_seq });
  if (!counter) throw new Error(`no counter for store ${storeId}`);
  // The relay finds a store's messages by its cursor; it has one from the first message on.
  if (counter.seq === 1) await tx.insert(outboxCursors).values({ store_id: storeId }).onConflictDoNothing();
  await tx.insert(outbox).values({
    store_id: storeId,
    seq: counter.seq,
    message_code: message.messageCode,
    message_data: message.messageData,
  });
  return counter.seq;
}
