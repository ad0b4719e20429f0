import { and, eq, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { orderDayTotals } from '#server/db/schema/orderDayTotals';
import { orders } from '#server/db/schema/orders';
import { stores } from '#server/db/schema/stores';
import { historyCondition, type OrderChoice, type StoreDays, timeColumn } from '../lists/orderListCondition';

/** The date of the business day of a time, as the totals name it. */
const dayOf = (time: ReturnType<typeof timeColumn>, { timezone, day_starts_at }: StoreDays): SQL<string> =>
  sql<string>`business_date(${time}, ${timezone}, ${day_starts_at}::int)`;

/** Each ended order as a total of one. */
const ofOrders = (db: Database, choice: OrderChoice, session: StoreDays, condition: SQL | undefined) =>
  db
    .select({
      day: dayOf(timeColumn({ board: 'history', ...choice }), session).as('day'),
      order_type: orders.order_type,
      order_status: orders.order_status,
      count: sql<number>`1::bigint`.as('count'),
      subtotal: orders.subtotal,
      tax: orders.tax,
      delivery_fee: orders.delivery_fee,
      tip_amount: orders.tip_amount,
      discount: orders.discount,
      fee_charged: orders.fee_charged,
      total: orders.total,
      refunded: orders.refunded,
      cancellation_charge: orders.cancellation_charge,
    })
    .from(orders)
    .where(and(historyCondition(choice, session), condition));

/** Whether the stored daily totals cover everything that is asked for. */
const isKept = ({ query, filter = {} }: OrderChoice): boolean =>
  !query &&
  [filter.provider_id, filter.promo_id, filter.has_failed_payment, filter.amount_from, filter.amount_to].every(
    (each) => each === undefined,
  );

/** The stored totals of days. */
function ofDays(
  db: Database,
  { filter = {}, date_by = 'ended_at', start_date, end_date }: OrderChoice,
  session: StoreDays,
) {
  const { order_type, order_status, paid_by, payment_status } = filter;
  return db
    .select({
      day: sql<string>`${orderDayTotals.day}`.as('day'),
      order_type: orderDayTotals.order_type,
      order_status: orderDayTotals.order_status,
      count: sql<number>`${orderDayTotals.orders}`.as('count'),
      subtotal: orderDayTotals.subtotal,
      tax: orderDayTotals.tax,
      delivery_fee: orderDayTotals.delivery_fee,
      tip_amount: orderDayTotals.tip_amount,
      discount: orderDayTotals.discount,
      fee_charged: orderDayTotals.fee_charged,
      total: orderDayTotals.total,
      refunded: orderDayTotals.refunded,
      cancellation_charge: orderDayTotals.cancellation_charge,
    })
    .from(orderDayTotals)
    .where(
      and(
        eq(orderDayTotals.store_id, session.store_id),
        eq(orderDayTotals.date_by, date_by),
        start_date ? gte(orderDayTotals.day, start_date) : undefined,
        end_date ? lte(orderDayTotals.day, end_date) : undefined,
        order_type && eq(orderDayTotals.order_type, order_type),
        order_status && inArray(orderDayTotals.order_status, order_status),
        paid_by && eq(orderDayTotals.paid_by, paid_by),
        payment_status && eq(orderDayTotals.payment_status, payment_status),
      ),
    );
}

/** From when the stored totals cover a store's orders; `null` if they cover all of them. */
export const keptFrom = (storeId: string): SQL =>
  sql`(select ${stores.day_totals_from} from ${stores} where ${stores.id} = ${storeId})`;

/**
 * Ended orders from before the stored totals. The first condition concerns no order, so the database evaluates it once:
 * otherwise it might read all orders of a store to find none.
 */
const isNotKept = (time: ReturnType<typeof timeColumn>, storeId: string): SQL | undefined =>
  and(sql`${keptFrom(storeId)} is not null`, lt(time, keptFrom(storeId)));

/**
 * Totals that together cover all matching ended orders, by status and business day, read at one moment: the stored ones,
 * and single orders from before those, which are few or none unless the store has just changed its days. Only single
 * orders if there is a search, or a filter by delivery person or amount.
 */
export function totalsSource(db: Database, choice: OrderChoice, session: StoreDays) {
  if (!isKept(choice)) return ofOrders(db, choice, session, undefined).as('parts');
  const time = timeColumn({ board: 'history', ...choice });
  return unionAll(ofDays(db, choice, session), ofOrders(db, choice, session, isNotKept(time, session.store_id))).as(
    'parts',
  );
}
