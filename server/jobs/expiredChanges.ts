import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { expireChange } from '../modules/orders/service';
import { takeOrders } from './takeOrders';

/**
 * Ends changes of orders that their customers did not answer in time.
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
