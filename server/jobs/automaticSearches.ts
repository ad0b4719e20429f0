import { type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { beginSearch } from '../modules/delivery/service';
import { takeOrders } from './takeOrders';

const { ACCEPTED, PREPARING, READY } = orderStatus;

/** `searchBeginsAt` of the contract has come, in SQL over `orders` and `store_settings`. */
export const searchHasBegun = (now: Date): SQL => sql`(orders.is_open and orders.order_type = 'delivery'
  and orders.delivery_status is null and case store_settings.order_rules->>'auto_assign'
    when 'ready' then orders.order_status = ${READY}
    when 'accepted' then orders.order_status = ${READY} or (orders.order_status in (${ACCEPTED}, ${PREPARING})
      and (orders.schedule_at is null or orders.estimated_ready_at
        - make_interval(mins => (store_settings.order_rules->>'preparation_time')::int) <= ${now.toISOString()}::timestamptz))
    else false end)`;

/**
 * Begins the searches that stores want to begin by themselves.
 *
 * @returns how many began
 */
export const beginSearches = (db: Database, now: Date): Promise<number> =>
  takeOrders(db, searchHasBegun(now), (tx, row) => beginSearch(tx, row, now));
