import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderItems, orders } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/** Adds open orders to the first store's board: copies of ended ones, accepted within the last ten minutes. */
export async function fillBoard(db: Database, count: number): Promise<void> {
  const given = [
    'id',
    'unique_id',
    'version',
    'order_status',
    'is_open',
    'created_at',
    'due_at',
    'accepted_at',
    'estimated_ready_at',
    'ready_at',
    'delivered_at',
    'ended_at',
    'updated_at',
  ];
  const order = columnsWithout(orders, given);
  const line = columnsWithout(orderItems, ['order_id']);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table copies on commit drop as
      with store as (select id, last_order_number from stores join store_counters on store_id = id where email = 'owner@demo.test')
      select o.store_id, o.id as old_id, gen_random_uuid() as new_id,
        store.last_order_number + row_number() over (order by o.unique_id) as number,
        now() - interval '10 minutes' * row_number() over (order by o.unique_id) / ${count}::int as at
      from orders o join store on store.id = o.store_id
      where o.order_type = 'pickup' and o.order_status = 25 and o.schedule_at is null
      limit ${count}::int`);
    await tx.execute(sql`
      insert into orders (id, unique_id, version, order_status, is_open, created_at, due_at, accepted_at,
        estimated_ready_at, ready_at, delivered_at, ended_at, updated_at, ${order})
      select new_id, number, 1, (array[3, 5, 7])[number % 3 + 1], true, at, at, at,
        at + interval '40 minutes', null, null, null, at, ${order}
      from copies join orders using (store_id) where orders.id = old_id`);
    await tx.execute(sql`
      insert into order_items (order_id, ${line})
      select new_id, ${line} from copies join order_items using (store_id) where order_id = old_id`);
    await tx.execute(sql`
      update store_counters set last_order_number = last_order_number + (select count(*) from copies)
      where store_id = (select store_id from copies limit 1)`);
  });
}
