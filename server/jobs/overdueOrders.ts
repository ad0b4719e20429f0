import { and, eq, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { storeSettings } from '#server/db/schema/storeSettings';
import { endOrder } from './endOrder';
import { takeOrders } from './takeOrders';

/** A whole number of minutes among a store's rules, as an interval. */
const minutesRule = (name: 'answer_within' | 'grace_period') =>
  sql`make_interval(mins => (${storeSettings.order_rules} ->> ${name}::text)::int)`;

/**
 * Rejects new orders that the store did not answer within its `answer_within` (0 never). One with a slot may
 * wait until the slot: it often comes while nobody is there.
 *
 * @returns how many were rejected
 */
export const rejectUnanswered = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      eq(orders.order_status, orderStatus.NEW),
      sql`${minutesRule('answer_within')} > interval '0'`,
      sql`greatest(${orders.created_at} + ${minutesRule('answer_within')}, ${orders.schedule_at}) < ${now.toISOString()}::timestamptz`,
    ),
    (tx, row) => endOrder(tx, row, orderStatus.REJECTED, systemReasons.notAnswered, now),
  );

/**
 * Gives tables free whose guests did not come within the store's grace period.
 *
 * @returns how many orders were cancelled
 */
export const cancelNoShows = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    and(
      eq(orders.order_type, 'table'),
      eq(orders.order_status, orderStatus.ACCEPTED),
      sql`${orders.due_at} + ${minutesRule('grace_period')} < ${now.toISOString()}::timestamptz`,
    ),
    (tx, row) => endOrder(tx, row, orderStatus.CANCELLED_BY_STORE, systemReasons.noShow, now),
  );
