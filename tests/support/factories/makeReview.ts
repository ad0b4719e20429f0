import { randomInt } from 'node:crypto';
import type { Database } from '#server/db/database';
import { orderItems, orders, reviews } from '#server/db/schema/index';
import { endedRow, type NewOrder } from './endedRow';
import type { StoreRow } from './makeStore';

type ReviewRow = typeof reviews.$inferSelect;

/** An order that is over, completed unless said otherwise, with one line of an item if one is given. */
export async function makeEndedOrder(
  db: Database,
  store: StoreRow,
  { item, ...fields }: Partial<NewOrder> & { item?: { id: string; name?: string[] } } = {},
): Promise<NewOrder & { id: string }> {
  const row = endedRow(store, randomInt(1e6, 1e9), fields);
  const id = row.id as string;
  await db.insert(orders).values(row);
  if (item) {
    const line = { line: 0, quantity: 1, unit_price: 100, tax: 0, modifiers: [], total: 100 };
    const name = item.name ?? ['Pizza'];
    await db.insert(orderItems).values({ store_id: store.id, order_id: id, item_id: item.id, name, ...line });
  }
  return { ...row, id };
}

/** Three stars for a completed pickup, unless the fields say otherwise. */
export async function makeReview(
  db: Database,
  store: StoreRow,
  { order, ...fields }: Partial<Omit<ReviewRow, 'order_id'>> & { order?: Parameters<typeof makeEndedOrder>[2] } = {},
): Promise<ReviewRow> {
  const { id: order_id } = await makeEndedOrder(db, store, order);
  const [row] = await db
    .insert(reviews)
    .values({ store_id: store.id, order_id, rating: 3, ...fields })
    .returning();
  if (!row) throw new Error('the review was not written');
  return row;
}
