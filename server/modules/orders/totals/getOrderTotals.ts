import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import type { Handler } from '#server/http/handler';
import { totalsSource } from './totalsSource';

/** Totals of many orders exceed the database's integers; they are returned as JavaScript numbers. */
const sumOf = (column: SQLWrapper, which: SQL): SQL<number> =>
  sql<number>`coalesce(sum(${column}) filter (where ${which}), 0)::float8`;

/** Totals of the ended orders that the same arguments list. */
export const getOrderTotals: Handler<'get_order_totals'> = async (choice, { db, session }) => {
  const parts = totalsSource(db, choice, session);
  const isCompleted = sql`${parts.order_status} = ${sql.raw(String(orderStatus.COMPLETED))}`;
  const isOther = sql`not ${isCompleted}`;
  const sumOfCompleted = (column: SQLWrapper) => sumOf(column, isCompleted);
  const [row] = await db
    .select({
      count: sumOf(parts.count, isCompleted),
      subtotal: sumOfCompleted(parts.subtotal),
      tax: sumOfCompleted(parts.tax),
      delivery_fee: sumOfCompleted(parts.delivery_fee),
      tip_amount: sumOfCompleted(parts.tip_amount),
      discount: sumOfCompleted(parts.discount),
      fee_charged: sumOfCompleted(parts.fee_charged),
      total: sumOfCompleted(parts.total),
      refunded: sumOfCompleted(parts.refunded),
      cancelled_count: sumOf(parts.count, isOther),
      cancelled_total: sumOf(parts.total, isOther),
      cancellation_charge: sumOf(parts.cancellation_charge, isOther),
    })
    .from(parts);
  if (!row) throw new Error('the totals query returned no row');
  const { cancelled_count, cancelled_total, cancellation_charge, ...completed } = row;
  return {
    ...completed,
    cancelled: { count: cancelled_count, total: cancelled_total, cancellation_charge },
    currency: session.currency,
  };
};
