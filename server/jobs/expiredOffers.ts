import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { expireOffer } from '../modules/delivery/service';
import { takeOrders } from './takeOrders';

/**
 * Ends offers that nobody answered in time: the next provider is asked, or the search gives up.
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
