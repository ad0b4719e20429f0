import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { orderItems, orders } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/** Minutes from one party at a table to the next: a stay, and a while until the table is set again. */
const partyMinutes = 80;
const stayMinutes = 75;

export interface BookSize {
  tables: number;
  /** How many are for today. */
  bookings: number;
  /** On each of the next thirty days. */
  later?: number;
}

/**
 * Adds tables to the first store until it has `tables`, and bookings at the new ones: copies of ended orders, from ten in
 * the morning until late at night.
 */
export async function fillBook(db: Database, { tables, bookings, later = 0 }: BookSize): Promise<void> {
  const given = [
    ...['id', 'unique_id', 'version', 'order_type', 'order_status', 'is_open', 'created_at', 'schedule_at', 'due_at'],
    ...['accepted_at', 'estimated_ready_at', 'ready_at', 'delivered_at', 'ended_at', 'updated_at'],
    ...['table_id', 'table_number', 'persons', 'free_at'],
  ];
  const order = columnsWithout(orders, given);
  const line = columnsWithout(orderItems, ['order_id']);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temporary table added on commit drop as
      with store as (select id as store_id, timezone from stores where email = 'owner@demo.test'),
        had as (select count(*)::int as count, max(number) as number from tables join store using (store_id))
      select store_id, timezone, gen_random_uuid() as table_id, had.number + step as number, step
      from store, had, generate_series(1, ${tables}::int - had.count) step`);
    await tx.execute(sql`
      insert into tables (store_id, id, number, code, min_persons, max_persons)
      select store_id, table_id, number, 'N' || number, 1, 6 from added`);
    await tx.execute(sql`
      create temporary table parties on commit drop as
      with ended as (
          select o.store_id, o.id as old_id, row_number() over (order by o.unique_id) as n
          from orders o join stores s on s.id = o.store_id
          where s.email = 'owner@demo.test' and o.order_type = 'pickup' and o.order_status = 25),
        places as (
          select added.*, party, day, row_number() over (order by day, party, added.number) as n,
            row_number() over (partition by day order by party, added.number) as n_of_day
          from added, generate_series(0, 23) party, generate_series(0, 30) day)
      select places.*, old_id, gen_random_uuid() as new_id, last_order_number + places.n as unique_id,
        (date_trunc('day', now() at time zone timezone) + day * interval '1 day' + interval '10 hours')
          at time zone timezone
          + party * interval '1 minute' * ${partyMinutes}::int as at
      from places
        join ended on ended.n = 1 + places.n % (select count(*) from ended)
        join store_counters on store_counters.store_id = places.store_id
      where places.n_of_day <= case day when 0 then ${bookings}::int else ${later}::int end`);
    await tx.execute(sql`
      insert into orders (id, unique_id, version, order_type, order_status, is_open, created_at, schedule_at, due_at,
        accepted_at, estimated_ready_at, updated_at, table_id, table_number, persons, free_at, ${order})
      select new_id, parties.unique_id, 1, 'table', 3, true, now() - interval '1 day', at, at,
        now() - interval '1 day', at, now() - interval '1 day', parties.table_id, parties.number,
        1 + parties.unique_id % 6, at + interval '1 minute' * ${stayMinutes}::int, ${order}
      from parties join orders using (store_id) where orders.id = old_id`);
    await tx.execute(sql`
      insert into order_items (order_id, ${line})
      select new_id, ${line} from parties join order_items using (store_id) where order_id = old_id`);
    await tx.execute(sql`
      insert into table_holds (store_id, id, order_id, table_id, during)
      select store_id, gen_random_uuid(), new_id, table_id, tstzrange(at, at + interval '1 minute' * ${stayMinutes}::int)
      from parties`);
    await tx.execute(sql`
      update store_counters set last_order_number = (select max(unique_id) from parties)
      where store_id = (select store_id from parties limit 1)`);
  });
  await db.execute(sql`analyze orders`);
}
