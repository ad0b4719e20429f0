import { sql } from 'drizzle-orm';
import type { StoreEvent } from '#contract/events';
import type { Database } from '../db/database';
import { outbox, outboxCursors, storeCounters } from '../db/schema/index';

export type OutboxMessage = Pick<StoreEvent, 'messageCode' | 'messageData'>;

/**
 * Writes a message to a store's stream. It is sent once the surrounding transaction has committed.
 * Taking the number locks the store's counter until that commit, so `seq` has no gaps and becomes visible in order: a
 * reader at N has missed nothing below N. Write it as late in the transaction as possible, because the store's other
 * writers wait for it.
 *
 * @param tx the transaction with the change that the message announces
 * @returns the message's `seq`, counted from 1 per store
 */
export async function appendToOutbox(tx: Database, storeId: string, message: OutboxMessage): Promise<number> {
  // One statement, because every other writer of the store waits from here on.
  const { rows } = (await tx.execute(sql`
    with counter as (
      insert into ${storeCounters} (store_id, last_seq) values (${storeId}, 1)
      on conflict (store_id) do update set last_seq = ${storeCounters.last_seq} + 1
      returning last_seq)
    insert into ${outbox} (store_id, seq, message_code, message_data)
    select ${storeId}::uuid, last_seq, ${message.messageCode}::int, ${JSON.stringify(message.messageData)}::text::jsonb from counter
    returning seq`)) as { rows: { seq: number }[] };
  const [written] = rows;
  if (!written) throw new Error(`no counter for store ${storeId}`);
  // The relay finds a store's messages through its cursor, which is created with the first message.
  if (written.seq === 1) await tx.insert(outboxCursors).values({ store_id: storeId }).onConflictDoNothing();
  return written.seq;
}
