import { type SQL, sql } from 'drizzle-orm';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import type { Database } from '#server/db/database';
import { beginSearch, expireOffer } from '../modules/delivery/service';
import { expireChange } from '../modules/orders/service';
import { takeOrders } from './takeOrders';

const { ACCEPTED, PREPARING, READY } = orderStatus;

/** Whether the contract's `searchBeginsAt` has passed, in SQL over `orders` and `store_settings`. */
export const searchHasBegun = (now: Date): SQL => sql`(orders.is_open and orders.order_type = 'delivery'
  and orders.delivery_status is null and case store_settings.order_rules->>'auto_assign'
    when 'ready' then orders.order_status = ${READY}
    when 'accepted' then orders.order_status = ${READY} or (orders.order_status in (${ACCEPTED}, ${PREPARING})
      and coalesce(orders.accepted_at, orders.created_at) + make_interval(secs => ${acceptUndoSeconds})
        <= ${now.toISOString()}::timestamptz
      and (orders.schedule_at is null or orders.estimated_ready_at
        - make_interval(mins => (store_settings.order_rules->>'preparation_time')::int) <= ${now.toISOString()}::timestamptz))
    else false end)`;

/**
 * Starts the searches that stores want to start automatically.
 *
 * @returns how many were started
 */
export const beginSearches = (db: Database, now: Date): Promise<number> =>
  takeOrders(db, searchHasBegun(now), (tx, row) => beginSearch(tx, row, now));

/**
 * Ends order changes that customers didn't answer in time.
 *
 * @returns how many ended
 */
export const endExpiredChanges = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    sql`exists (select 1 from order_changes c where c.store_id = orders.store_id and c.order_id = orders.id
      and c.state = 'proposed' and c.expires_at <= ${now.toISOString()}::timestamptz)`,
    (tx, row) => expireChange(tx, row, now),
  );

/**
 * Ends offers that weren't answered in time: the next delivery person is asked, or the search gives up.
 *
 * @returns how many offers ended
 */
export const endExpiredOffers = (db: Database, now: Date): Promise<number> =>
  takeOrders(
    db,
    sql`exists (select 1 from delivery_offers o where o.store_id = orders.store_id and o.order_id = orders.id
      and o.state = 'offered' and o.expires_at <= ${now.toISOString()}::timestamptz)`,
    (tx, row) => expireOffer(tx, row, now),
  );
