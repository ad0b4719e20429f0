import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { firstOwner } from './storeClient';

/** A busy store's day. */
const entriesADay = 1_000;

/**
 * Fills the first owner's audit log up to `wanted` entries, a thousand per day going back from now: order moves by the
 * kitchen and customers, prices and stock of the demo's items by the manager and the system, sign-ins, and a few
 * deletions and refunds. Everything happens in the database.
 */
export async function fillAuditLog(db: Database, wanted: number): Promise<void> {
  await db.transaction(async (tx) => {
    // The store exists. Checking that for each entry would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into audit_entries (store_id, id, at, actor_kind, actor_id, actor_name, address, browser, system, call,
        entity, action, record_id, record_name, old_values, new_values)
      with store as (select id as store_id from stores where email = ${firstOwner}),
        had as (select count(*)::int as count from audit_entries join store using (store_id)),
        menu as (select i.id, i.name, row_number() over (order by i.id) - 1 as place from items i join store using (store_id)),
        people as (select s.id, s.name, row_number() over (order by s.id) - 1 as place from sub_stores s join store using (store_id)),
        steps as (
          select n, now() - n * interval '1 day' / ${entriesADay}::int as at, md5(n::text) as hash, n % 100 as share
          from had, generate_series(had.count + 1, ${wanted}::int) n)
      select store_id,
        (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || '8' || substr(hash, 4, 15))::uuid,
        at,
        case when share < 50 then 'sub_store' when share < 60 then 'customer' when share < 62 then 'system' else 'owner' end,
        case when share < 50 then people.id when share >= 62 then store_id end,
        case when share < 50 then people.name when share < 60 then 'Guest' when share < 62 then 'System' else 'Owner' end,
        '192.0.2.10', 'Firefox 140', 'Windows', '',
        case when share < 62 then 'order' when share < 70 then 'session' else 'item' end,
        case when n % 400 = 399 then 'delete' when share = 61 then 'refund' when share < 62 then 'set_status'
          when share < 70 then 'sign_in' when share < 90 then 'update' else 'stock' end,
        case when share >= 70 then menu.id when share < 62 then overlay(overlay(md5((n / 5)::text) placing '4' from 13) placing '8' from 17)::uuid end,
        case when share >= 70 then menu.name when share < 62 then jsonb_build_array((n / 5)::text) else '[]'::jsonb end,
        case when share >= 70 then '{"price": 900}'::jsonb when share < 62 then '{"order_status": 3}'::jsonb end,
        case when share >= 70 then '{"price": 950}'::jsonb when share < 62 then '{"order_status": 5}'::jsonb end
      from store, steps
        join menu on menu.place = (steps.n / 100) % (select count(*) from menu)
        join people on people.place = steps.n % (select count(*) from people)`);
  });
  // Flush the commits first: vacuum can't mark rows as visible to all that aren't written yet, and plans would differ.
  await db.execute(sql`analyze sub_stores`);
  await db.execute(sql`vacuum analyze audit_entries`).catch(() => db.execute(sql`analyze audit_entries`));
}
