import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';

/** Turns the first store's open pickups into deliveries, each to its own location. */
export const fillDeliveries = (db: Database) =>
  db.execute(sql`
    update orders o set order_type = 'delivery', delivery_status = null,
      delivery_address = jsonb_build_object('address', o.unique_id || ' Rue du Test',
        'location', jsonb_build_array(s.latitude + (o.unique_id % 40 - 20) / 1000.0, s.longitude + (o.unique_id % 37 - 18) / 1000.0))
    from stores s where s.id = o.store_id and s.email = 'owner@demo.test' and o.is_open and o.order_type = 'pickup'
      and o.order_status in (3, 5, 7)`);
