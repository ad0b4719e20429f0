import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { idempotencyKeys, outbox } from '#server/db/schema/orders';
import { pushMessages } from '#server/db/schema/pushMessages';
import { countChanged } from './countChanged';
import { eraseIn } from './eraseIn';

/** The records whose copies are erased. */
interface RecordIds {
  store_id: string;
  orderIds: readonly string[];
  reviewIds: readonly string[];
}

/** Messages of the last days, which devices may still ask for again. Their numbers stay, because the stream has no gaps. */
async function eraseOutbox(
  tx: Database,
  { store_id, orderIds }: RecordIds,
  names: ReadonlySet<string>,
): Promise<number> {
  const messages = await tx
    .select({ seq: outbox.seq, data: outbox.message_data })
    .from(outbox)
    .where(and(eq(outbox.store_id, store_id), inArray(sql`${outbox.message_data} ->> 'order_id'`, [...orderIds])));
  for (const { seq, data } of messages)
    await tx
      .update(outbox)
      .set({ message_data: eraseIn(data, names) as typeof data })
      .where(and(eq(outbox.store_id, store_id), eq(outbox.seq, seq)));
  return messages.length;
}

/** First replies about the orders and reviews, which a repeated call gets again. */
async function eraseReplies(
  tx: Database,
  { store_id, orderIds, reviewIds }: RecordIds,
  names: ReadonlySet<string>,
): Promise<number> {
  const replies = await tx
    .select({ call: idempotencyKeys.call, key: idempotencyKeys.key, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.store_id, store_id),
        or(
          inArray(sql`${idempotencyKeys.reply} -> 'order' ->> '_id'`, [...orderIds]),
          reviewIds.length > 0
            ? inArray(sql`${idempotencyKeys.reply} -> 'review' ->> '_id'`, [...reviewIds])
            : undefined,
        ),
      ),
    );
  for (const { call, key, reply } of replies)
    await tx
      .update(idempotencyKeys)
      .set({ reply: eraseIn(reply, names) })
      .where(and(eq(idempotencyKeys.store_id, store_id), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key)));
  return replies.length;
}

/** Waiting pushes name no customer, but a tap would open an order that no longer has one. */
const deletePushes = (tx: Database, { store_id, orderIds, reviewIds }: RecordIds) =>
  countChanged(
    tx,
    tx
      .delete(pushMessages)
      .where(
        and(
          eq(pushMessages.store_id, store_id),
          or(
            inArray(sql`${pushMessages.message} ->> 'order_id'`, [...orderIds]),
            reviewIds.length > 0 ? inArray(sql`${pushMessages.message} ->> 'review_id'`, [...reviewIds]) : undefined,
          ),
        ),
      )
      .getSQL(),
  );

/**
 * Erases a customer from the messages, replies and pushes that are kept for some days.
 *
 * @returns how many of them there were
 */
export async function eraseCopies(tx: Database, copied: RecordIds, names: ReadonlySet<string>): Promise<number> {
  const messages = await eraseOutbox(tx, copied, names);
  const replies = await eraseReplies(tx, copied, names);
  return messages + replies + (await deletePushes(tx, copied));
}
