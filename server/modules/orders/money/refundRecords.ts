import { and, asc, eq } from 'drizzle-orm';
import type { OrderRefund } from '#contract/entities/orderChange';
import type { Database } from '#server/db/database';
import { orderRefunds } from '#server/db/schema/orderChanges';

/** Money that went back, as everybody sees it. */
export const presentRefund = (row: typeof orderRefunds.$inferSelect): OrderRefund => ({
  _id: row.id,
  order_id: row.order_id,
  kind: row.kind,
  at: row.at.toISOString(),
  by: row.by,
  amount: row.amount,
  lines: row.lines,
  reason: row.reason,
});

/** Every refund of an order, oldest first. */
export const loadRefunds = async (db: Database, storeId: string, orderId: string): Promise<OrderRefund[]> =>
  (
    await db
      .select()
      .from(orderRefunds)
      .where(and(eq(orderRefunds.store_id, storeId), eq(orderRefunds.order_id, orderId)))
      .orderBy(asc(orderRefunds.id))
  ).map(presentRefund);
