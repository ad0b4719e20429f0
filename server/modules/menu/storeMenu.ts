import { asc, eq } from 'drizzle-orm';
import type { StoreMenu, Table } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
  tables,
} from '#server/db/schema/menu';
import { groupBy } from './groupBy';
import { presentCategory, presentItem, presentModifierGroup, presentSubCategory, presentTable } from './presentMenu';

/**
 * All that can be ordered in a store now, and its tables. What is hidden, or stands under a hidden
 * heading, is left out; what is out of stock stays, and says so.
 */
export async function loadStoreMenu(db: Database, storeId: string): Promise<StoreMenu & { tables: Table[] }> {
  const [categoryRows, subCategoryRows, itemRows, attachments, groupRows, modifierRows, tableRows] = await Promise.all([
    db
      .select()
      .from(categories)
      .where(eq(categories.store_id, storeId))
      .orderBy(asc(categories.sequence_number), asc(categories.id)),
    db
      .select()
      .from(subCategories)
      .where(eq(subCategories.store_id, storeId))
      .orderBy(asc(subCategories.sequence_number), asc(subCategories.id)),
    db.select().from(items).where(eq(items.store_id, storeId)).orderBy(asc(items.sequence_number), asc(items.id)),
    db
      .select()
      .from(itemModifierGroups)
      .where(eq(itemModifierGroups.store_id, storeId))
      .orderBy(asc(itemModifierGroups.sequence_number)),
    db
      .select()
      .from(modifierGroups)
      .where(eq(modifierGroups.store_id, storeId))
      .orderBy(asc(modifierGroups.sequence_number), asc(modifierGroups.id)),
    db.select().from(modifiers).where(eq(modifiers.store_id, storeId)).orderBy(asc(modifiers.id)),
    db.select().from(tables).where(eq(tables.store_id, storeId)).orderBy(asc(tables.number)),
  ]);
  const shownCategories = categoryRows.filter((row) => row.is_visible);
  const categoryIds = new Set(shownCategories.map((row) => row.id));
  const shownSubCategories = subCategoryRows.filter(
    (row) => row.is_visible && (row.category_id === null || categoryIds.has(row.category_id)),
  );
  const subCategoryIds = new Set(shownSubCategories.map((row) => row.id));
  const groupsOf = groupBy(attachments, (row) => row.item_id);
  const modifiersOf = groupBy(modifierRows, (row) => row.modifier_group_id);
  return {
    categories: shownCategories.map(presentCategory),
    sub_categories: shownSubCategories.map(presentSubCategory),
    items: itemRows
      .filter((row) => row.is_visible && subCategoryIds.has(row.sub_category_id))
      .map((row) =>
        presentItem(
          row,
          (groupsOf.get(row.id) ?? []).map((entry) => entry.modifier_group_id),
        ),
      ),
    modifier_groups: groupRows.map((row) => presentModifierGroup(row, modifiersOf.get(row.id) ?? [])),
    tables: tableRows.map(presentTable),
  };
}
