import { and, eq, sql } from 'drizzle-orm';
import type { Item, ModifierGroup } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { preparedOnce } from '#server/db/preparedOnce';
import { categories, items, subCategories } from '#server/db/schema/menu';
import { presentItem } from './presentMenu';

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
