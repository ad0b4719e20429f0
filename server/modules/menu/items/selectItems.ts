import { and, eq, getTableColumns, type Subquery, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { ItemRecord } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { items } from '#server/db/schema/menu';
import { notFound } from '#server/records/refusals';
import { presentTouch } from '#server/records/touched';
import { presentItem } from '../presentMenu';

const groupIds = sql<string[]>`coalesce((
  select json_agg(a.modifier_group_id order by a.sequence_number) from item_modifier_groups a
  where a.store_id = items.store_id and a.item_id = items.id), '[]'::json)`;

const withGroups = { ...getTableColumns(items), group_ids: groupIds };

/** Starts a query for items, each with its groups in the order in which they are asked. */
export const selectItems = (db: Database) => db.select(withGroups).from(items);

/**
 * Selects one page of items in the order of the given query. Groups are read for these items only: inside that query
 * they would also be read for every item before the page.
 *
 * @param page has the columns of items, and their name
 */
export const selectPage = (db: Database, page: Subquery<'items'>) => db.select(withGroups).from(page);

/** An item from `selectItems`. */
export type ItemWithGroups = Awaited<ReturnType<typeof selectItems>>[number];

/** An item as its store edits it. */
export const presentItemRecord = (row: ItemWithGroups): ItemRecord => ({
  ...presentItem(row, row.group_ids),
  ...presentTouch(row),
});

/** @throws ITEM_NOT_FOUND at `_id` */
export async function loadItem(db: Database, storeId: string, id: string): Promise<ItemRecord> {
  const [row] = await selectItems(db).where(and(eq(items.store_id, storeId), eq(items.id, id)));
  if (!row) throw notFound(errorCodes.ITEM_NOT_FOUND);
  return presentItemRecord(row);
}
