import { nameKey } from '#contract/multilingual';
import type { Database } from '#server/db/database';
import { categories } from '#server/db/schema/index';
import { type StoreRow, uniqueDigits } from './makeStore';

/** A visible category without sub-categories. */
export async function makeCategory(
  db: Database,
  store: Pick<StoreRow, 'id'>,
  fields: Partial<typeof categories.$inferInsert> = {},
) {
  const name = fields.name ?? [`Category ${uniqueDigits()}`];
  const [row] = await db
    .insert(categories)
    .values({ store_id: store.id, name, name_key: nameKey(name), ...fields })
    .returning();
  if (!row) throw new Error('the category was not made');
  return row;
}
