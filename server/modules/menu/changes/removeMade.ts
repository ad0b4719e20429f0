import { type SQL, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import type { MenuEntity } from '#contract/entities/menuMessage';
import type { Database } from '#server/db/database';
import { itemModifierGroups, items, subCategories } from '#server/db/schema/menu';
import { idList, menuTables } from './menuTables';

/** Ids among those given that others refer to. Nobody refers to an item: orders keep their own copy. */
const users: Partial<Record<MenuEntity, (storeId: string, ids: SQL) => SQL>> = {
  category: (storeId, ids) =>
    sql`select distinct category_id as id from ${subCategories} where store_id = ${storeId} and category_id in ${ids}`,
  sub_category: (storeId, ids) =>
    sql`select distinct sub_category_id as id from ${items} where store_id = ${storeId} and sub_category_id in ${ids}`,
  modifier_group: (storeId, ids) =>
    sql`select distinct modifier_group_id as id from ${itemModifierGroups}
      where store_id = ${storeId} and modifier_group_id in ${ids}`,
};

/**
 * Deletes records that a change made, unless others have come to refer to them: 4113. The records are locked already, so
 * that nobody can begin to in between.
 */
export async function removeMade(
  tx: Database,
  storeId: string,
  entity: MenuEntity,
  ids: readonly string[],
): Promise<BulkResult[]> {
  const usersOf = users[entity];
  const used = usersOf
    ? ((await tx.execute(usersOf(storeId, idList(ids)))) as { rows: { id: string }[] }).rows.map(({ id }) => id)
    : [];
  const inUse = new Set(used);
  const free = ids.filter((id) => !inUse.has(id));
  if (free.length > 0) {
    await tx.execute(sql`delete from ${menuTables[entity]} where store_id = ${storeId} and id in ${idList(free)}`);
  }
  return ids.map((_id) =>
    inUse.has(_id) ? { _id, success: false, error_code: errorCodes.RECORD_IN_USE } : { _id, success: true },
  );
}
