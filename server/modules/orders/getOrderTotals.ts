import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { orderStatus } from '#contract/orders/statuses';
import { orders } from '#server/db/schema/orders';
import type { Handler } from '#server/http/handler';
import { historyCondition } from './orderListCondition';

const isCompleted = sql`${orders.order_status} = ${sql.raw(String(orderStatus.COMPLETED))}`;

/** Sums of many orders go beyond what the database's integers hold; they come as JavaScript's whole numbers. */
const sumOf = (column: PgColumn, which: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${which}), 0)::float8`;
const sumOfCompleted = (column: PgColumn) => sumOf(column, isCompleted);

/** Sums over the ended orders that the same arguments list, in one pass over their days. */
export const getOrderTotals: Handler<'get_order_totals'> = async (choice, { db, session }) => {
  const isOther = sql`not ${isCompleted}`;
  const [row] = await db
    .select({
      count: sql<number>`count(*) filter (where ${isCompleted})::int`,
      subtotal: sumOfCompleted(orders.subtotal),
      tax: sumOfCompleted(orders.tax),
      delivery_fee: sumOfCompleted(orders.delivery_fee),
      tip_amount: sumOfCompleted(orders.tip_amount),
      discount: sumOfCompleted(orders.discount),
      total: sumOfCompleted(orders.total),
      refunded: sumOfCompleted(orders.refunded),
      cancelled_count: sql<number>`count(*) filter (where ${isOther})::int`,
      cancelled_total: sumOf(orders.total, isOther),
      cancellation_charge: sumOf(orders.cancellation_charge, isOther),
    })
    .from(orders)
    .where(historyCondition(choice, session));
  if (!row) throw new Error('sums of no rows are a row too');
  const { cancelled_count, cancelled_total, cancellation_charge, ...completed } = row;
  return {
    ...completed,
    cancelled: { count: cancelled_count, total: cancelled_total, cancellation_charge },
    currency: session.currency,
  };
};
