import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { orders } from '#server/db/schema/orders';
import type { Session } from '#server/http/handler';
import { historyCondition, type OrderChoice, type Span, spanOf, wholeDays } from '../lists/orderListCondition';

/** Each ended order as a total of one. */
const ofOrders = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      order_status: orders.order_status,
      count: sql<number>`1::bigint`.as('count'),
      subtotal: orders.subtotal,
      tax: orders.tax,
      delivery_fee: orders.delivery_fee,
      tip_amount: orders.tip_amount,
      discount: orders.discount,
      total: orders.total,
      refunded: orders.refunded,
      cancellation_charge: orders.cancellation_charge,
    })
    .from(orders)
    .where(condition);

/** Whether the stored daily totals cover everything that is asked for. */
const isKept = ({ query, filter = {} }: OrderChoice): boolean =>
  !query && filter.provider_id === undefined && filter.amount_from === undefined && filter.amount_to === undefined;

/** The UTC day of an instant, as the totals name it. */
export const dayOf = (midnight: Date): string => midnight.toISOString().slice(0, 10);

/** The stored totals of whole days. */
function ofDays(
  db: Database,
  { filter = {}, date_by = 'ended_at' }: OrderChoice,
  session: Session,
  { from, to }: Span,
) {
  const { order_type, order_status, paid_by, payment_status } = filter;
  return db
    .select({
      order_status: orderDayTotals.order_status,
      count: sql<number>`${orderDayTotals.orders}`.as('count'),
      subtotal: orderDayTotals.subtotal,
      tax: orderDayTotals.tax,
      delivery_fee: orderDayTotals.delivery_fee,
      tip_amount: orderDayTotals.tip_amount,
      discount: orderDayTotals.discount,
      total: orderDayTotals.total,
      refunded: orderDayTotals.refunded,
      cancellation_charge: orderDayTotals.cancellation_charge,
    })
    .from(orderDayTotals)
    .where(
      and(
        eq(orderDayTotals.store_id, session.store_id),
        eq(orderDayTotals.date_by, date_by),
        from && gte(orderDayTotals.day, dayOf(from)),
        to && lt(orderDayTotals.day, dayOf(to)),
        order_type && eq(orderDayTotals.order_type, order_type),
        order_status && inArray(orderDayTotals.order_status, order_status),
        paid_by && eq(orderDayTotals.paid_by, paid_by),
        payment_status && eq(orderDayTotals.payment_status, payment_status),
      ),
    );
}

/**
 * Totals that together cover all matching ended orders, read at one moment: the stored ones for whole days and single
 * orders at both ends; only single orders if there is a search, or a filter by delivery person or amount.
 */
export function totalsSource(db: Database, choice: OrderChoice, session: Session) {
  const span = spanOf(choice, session.timezone);
  const { days, rest } = isKept(choice) ? wholeDays(span) : { days: undefined, rest: [span] };
  const [first, second] = rest.map((end) => ofOrders(db, historyCondition(choice, session, end)));
  if (!days) return (first ?? ofOrders(db, sql`false`)).as('parts');
  const stored = ofDays(db, choice, session, days);
  if (!first) return stored.as('parts');
  return (second ? unionAll(stored, first, second) : unionAll(stored, first)).as('parts');
}
