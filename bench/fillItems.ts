import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { items, subCategories } from '#server/db/schema/index';
import { columnsWithout } from './columnsWithout';

/** The store whose menu grows. Its orders stay few, and the other store's menu stays small. */
export const largeMenuOwner = 'owner2@demo.test';

/** Items in one sub-category: a large menu grows by sub-categories, not within them. */
const itemsEach = 100;

/**
 * Copies the second owner's items until there are `wanted`, in sub-categories of a hundred each. Every twentieth is
 * out of stock, every fiftieth hidden. Everything happens in the database.
 */
export async function fillItems(db: Database, wanted: number): Promise<void> {
  const heading = columnsWithout(subCategories, ['id', 'name', 'name_key', 'sequence_number']);
  const item = columnsWithout(items, [
    'id',
    'name',
    'name_key',
    'sku',
    'sequence_number',
    'sub_category_id',
    'is_in_stock',
    'is_visible',
  ]);
  await db.transaction(async (tx) => {
    // Copies of valid rows refer to existing rows. Checking each again would take most of the time.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      create temporary table copies on commit drop as
      with store as (select id as store_id from stores where email = ${largeMenuOwner}),
        own as (select i.id, row_number() over (order by i.id) as n from items i join store using (store_id)),
        had as (select count(*)::int as count from own)
      select store_id, step, step / ${itemsEach}::int as heading, own.id as old_id, gen_random_uuid() as new_id
      from store, had, generate_series(had.count + 1, ${wanted}::int) step
        join own on own.n = 1 + step % (select count from had)`);
    await tx.execute(sql`
      create temporary table headings on commit drop as
      select store_id, heading, gen_random_uuid() as new_id,
        (select id from sub_categories s where s.store_id = copies.store_id order by id limit 1) as old_id
      from copies group by store_id, heading`);
    await tx.execute(sql`analyze copies`);
    await tx.execute(sql`
      insert into sub_categories (id, name, name_key, sequence_number, ${heading})
      select new_id, jsonb_build_array('Heading ' || heading || ' of ' || new_id), 'heading ' || heading || ' of ' || new_id,
        1000 + heading, ${heading}
      from headings join sub_categories using (store_id) where id = old_id`);
    await tx.execute(sql`
      insert into items (id, name, name_key, sku, sequence_number, sub_category_id, is_in_stock, is_visible, ${item})
      select copies.new_id, jsonb_build_array('Item ' || step), 'item ' || step, 'SKU-' || step, step, headings.new_id,
        step % 20 <> 0, step % 50 <> 0, ${item}
      from copies join headings using (store_id, heading) join items using (store_id) where items.id = copies.old_id`);
  });
  // Flush the commits first: vacuum can't mark rows as visible to all that aren't written yet, and plans would differ.
  await db.execute(sql`analyze sub_categories`);
  await db.execute(sql`vacuum analyze items`).catch(() => db.execute(sql`analyze items`));
}
