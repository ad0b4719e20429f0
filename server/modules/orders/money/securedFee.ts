import { and, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { payments } from '#server/db/schema/payments';
import { isOrder, type OrderRow } from '../orderRecord';

/**
 * Whether a card holds an order's fee, or is charged for it: one that was saved, once the store accepts. One that was
 * declined then secures it no more.
 */
export const isFeeSecured: SQL = sql`exists (select 1 from ${payments} p
  where p.store_id = ${orders.store_id} and p.order_id = ${orders.id}
  and (p.state = 'authorized' or p.wanted in ('charge', 'capture')
    or (p.state = 'saved' and ${orders.order_status} = ${orderStatus.NEW})))`;

/** The same of one order. */
export async function hasSecuredFee(db: Database, { store_id, id }: Pick<OrderRow, 'store_id' | 'id'>) {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOrder(store_id, id), isFeeSecured))
    .limit(1);
  return found.length > 0;
}
