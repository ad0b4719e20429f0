import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Item, ModifierGroup } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import {
  categories,
  itemModifierGroups,
  items,
  modifierGroups,
  modifiers,
  subCategories,
} from '#server/db/schema/menu';
import { groupBy } from './groupBy';
import { presentItem, presentModifierGroup } from './presentMenu';

/** An item as an order needs it. An item under a hidden heading counts as hidden itself. */
export interface OrderableItem {
  item: Item;
  groups: ModifierGroup[];
}

/** The items of a store with these ids, with their modifier groups; ids of others are not in the map. */
export async function loadOrderableItems(
  db: Database,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, OrderableItem>> {
  const wanted = [...new Set(ids)];
  const itemRows = await db
    .select({ item: items, heading: subCategories.is_visible, category: categories.is_visible })
    .from(items)
    .innerJoin(
      subCategories,
      and(eq(subCategories.store_id, items.store_id), eq(subCategories.id, items.sub_category_id)),
    )
    .leftJoin(categories, and(eq(categories.store_id, items.store_id), eq(categories.id, subCategories.category_id)))
    .where(and(eq(items.store_id, storeId), inArray(items.id, wanted)));
  const groupRows = await db
    .select({ item_id: itemModifierGroups.item_id, group: modifierGroups, modifier: modifiers })
    .from(itemModifierGroups)
    .innerJoin(
      modifierGroups,
      and(
        eq(modifierGroups.store_id, itemModifierGroups.store_id),
        eq(modifierGroups.id, itemModifierGroups.modifier_group_id),
      ),
    )
    .leftJoin(
      modifiers,
      and(eq(modifiers.store_id, modifierGroups.store_id), eq(modifiers.modifier_group_id, modifierGroups.id)),
    )
    .where(and(eq(itemModifierGroups.store_id, storeId), inArray(itemModifierGroups.item_id, wanted)))
    .orderBy(asc(itemModifierGroups.sequence_number));
  const rowsOf = groupBy(groupRows, (row) => row.item_id);
  return new Map(
    itemRows.map(({ item, heading, category }) => {
      const groups = [...groupBy(rowsOf.get(item.id) ?? [], (row) => row.group.id).values()].flatMap(
        ([first, ...rest]) =>
          first
            ? presentModifierGroup(
                first.group,
                [first, ...rest].flatMap((row) => row.modifier ?? []),
              )
            : [],
      );
      const shown = { ...item, is_visible: item.is_visible && heading && (category ?? true) };
      return [
        item.id,
        {
          item: presentItem(
            shown,
            groups.map((group) => group._id),
          ),
          groups,
        },
      ];
    }),
  );
}
