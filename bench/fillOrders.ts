import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderItems, orders } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/**
 * Copies the first owner's ended orders until there are `wanted`, spread over the last three years, each with one
 * line. Everything happens in the database: a million take less than a minute.
 */
export async function fillOrders(db: Database, wanted: number): Promise<void> {
  const order = columnsWithout(orders, [
    'id',
    'unique_id',
    'created_at',
    'due_at',
    'ended_at',
    'is_open',
    'customer_key',
  ]);
  const line = columnsWithout(orderItems, ['order_id', 'line']);
  await db.transaction(async (tx) => {
    // Copies of valid rows refer to existing rows. Checking each again would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      create temporary table copies on commit drop as
      with store as (select id, last_order_number from stores join store_counters on store_id = id where email = 'owner@demo.test'),
        ended as (select o.id, row_number() over (order by o.unique_id) as n
          from orders o join store on store.id = o.store_id where not o.is_open),
        steps as (select store.id as store_id, last_order_number + step as number, step,
            1 + step % (select count(*) from ended) as n
          from store, generate_series(1, ${wanted}::int - last_order_number) step)
      select store_id, number, gen_random_uuid() as new_id, ended.id as old_id,
        now() - interval '91 days' - step * (interval '1000 days' / greatest(${wanted}::int, 1)) as at
      from steps join ended using (n)`);
    await tx.execute(sql`analyze copies`);
    await tx.execute(sql`
      insert into orders (id, unique_id, created_at, due_at, ended_at, is_open, ${order})
      select new_id, number, at, at, at + interval '40 minutes', false, ${order}
      from copies join orders using (store_id) where orders.id = old_id`);
    await tx.execute(sql`
      insert into order_items (order_id, line, ${line})
      select new_id, 0, ${line} from copies join order_items using (store_id) where order_id = old_id and line = 0`);
    await tx.execute(sql`
      update store_counters set last_order_number = greatest(last_order_number, ${wanted})
      where store_id = (select store_id from copies limit 1)`);
    // Their triggers were switched off with the others.
    await tx.execute(sql`select order_day_totals_recount((select store_id from copies limit 1))`);
  });
  // Flush the commits first: vacuum can't mark rows as visible to all that aren't written yet, and plans would differ.
  await db.execute(sql`analyze order_items`);
  await db.execute(sql`vacuum analyze orders`).catch(() => db.execute(sql`analyze orders`));
}
