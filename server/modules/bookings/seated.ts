import { and, eq, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { orderEvents, orders } from '#server/db/schema/index';

/**
 * Whether an order's guests have taken their seats. The status doesn't tell: the kitchen begins before guests come or
 * after it.
 */
export const isSeated = sql<boolean>`exists (select 1 from ${orderEvents} e where e.store_id = ${orders.store_id}
  and e.order_id = ${orders.id} and e.axis = 'order' and e.to_status = ${orderStatus.ARRIVED})`;

/**
 * Whether an order's guests are at their table now: they took their seats, or no one marked that they came, but the kitchen
 * works for them and their time has come.
 */
export const isAtTable = (now: Date) =>
  sql<boolean>`(${isSeated} or (${orders.order_status} in (${sql.raw([orderStatus.PREPARING, orderStatus.READY].join())})
    and ${orders.due_at} <= ${now.toISOString()}::timestamptz))`;

/** Whether the guests of one order have taken their seats. */
export async function areSeated(tx: Database, order: { store_id: string; id: string }): Promise<boolean> {
  const isThis = and(eq(orders.store_id, order.store_id), eq(orders.id, order.id));
  return (await tx.$count(orders, and(isThis, isSeated))) > 0;
}
