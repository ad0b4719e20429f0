import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Item, MenuTable, ModifierGroup, StoreMenu } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
} from '#server/db/schema/menu';
import { tables } from '#server/db/schema/tables';
import { presentTable } from '../tables/service';
import { groupBy } from './groupBy';
import { presentCategory, presentItem, presentModifierGroup, presentSubCategory } from './presentMenu';

/** An item as an order needs it. An item under a hidden heading counts as hidden itself. */
export interface OrderableItem {
  item: Item;
  groups: ModifierGroup[];
}

/** An item's groups with their modifiers, gathered by the database: one statement for all lines of an order. */
const groups = sql<ModifierGroup[]>`coalesce((
  select json_agg(json_build_object(
    '_id', g.id, 'version', g.version, 'name', g.name, 'type', g.type, 'min', g.min, 'max', g.max,
    'is_required', g.is_required, 'sequence_number', g.sequence_number,
    'modifiers', coalesce((
      select json_agg(json_build_object(
        '_id', m.id, 'name', m.name, 'price', m.price, 'is_default', m.is_default, 'is_in_stock', m.is_in_stock,
        'in_stock_at', m.in_stock_at, 'sequence_number', m.sequence_number) order by m.sequence_number)
      from modifiers m where m.store_id = g.store_id and m.modifier_group_id = g.id), '[]'::json))
    order by a.sequence_number)
  from item_modifier_groups a join modifier_groups g on g.store_id = a.store_id and g.id = a.modifier_group_id
  where a.store_id = ${items.store_id} and a.item_id = ${items.id}), '[]'::json)`;

const orderable = preparedOnce((db) =>
  db
    .select({ item: items, heading: subCategories.is_visible, category: categories.is_visible, groups })
    .from(items)
    .innerJoin(
      subCategories,
      and(eq(subCategories.store_id, items.store_id), eq(subCategories.id, items.sub_category_id)),
    )
    .leftJoin(categories, and(eq(categories.store_id, items.store_id), eq(categories.id, subCategories.category_id)))
    .where(
      and(eq(items.store_id, sql.placeholder('store_id')), sql`${items.id} = any(${sql.placeholder('ids')}::uuid[])`),
    )
    .prepare('orderable_items'),
);

const withInstants = (group: ModifierGroup): ModifierGroup => ({
  ...group,
  modifiers: group.modifiers.map((modifier) => ({
    ...modifier,
    in_stock_at: modifier.in_stock_at && new Date(modifier.in_stock_at).toISOString(),
  })),
});

/** The items of a store with these ids, with their modifier groups; ids of others are not in the map. */
export async function loadOrderableItems(
  db: Database,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, OrderableItem>> {
  const rows = await orderable(db).execute({ store_id: storeId, ids: [...new Set(ids)] });
  return new Map(
    rows.map(({ item: row, heading, category, groups }) => {
      const item = { ...row, is_visible: row.is_visible && heading && (category ?? true) };
      const ownGroups = groups.map(withInstants);
      const groupIds = ownGroups.map((group) => group._id);
      return [row.id, { item: presentItem(item, groupIds), groups: ownGroups }];
    }),
  );
}

/**
 * Everything that can be ordered in a store now, and its tables. Hidden items and categories are left out; out-of-
 * stock items are included and marked.
 */
export async function loadStoreMenu(db: Database, storeId: string): Promise<StoreMenu & { tables: MenuTable[] }> {
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
    db
      .select()
      .from(tables)
      .where(and(eq(tables.store_id, storeId), isNull(tables.archived_at)))
      .orderBy(asc(tables.number)),
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
