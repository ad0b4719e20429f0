import type { ReplyOf } from '#contract/calls/index';
import type { Item, MenuTable, Modifier, ModifierGroup, SubCategory } from '#contract/entities/menu';

/** A menu arranged for taking orders. */
export interface MenuIndex {
  items: ReadonlyMap<string, Item>;
  groups: ReadonlyMap<string, ModifierGroup>;
  modifiers: ReadonlyMap<string, Modifier>;
  /** Non-empty sub-categories with their items, in menu order. */
  sections: readonly { heading: SubCategory; items: readonly Item[] }[];
  tables: readonly MenuTable[];
  /** Tables that can be joined. */
  combinations: ReplyOf<'get_store_menu'>['combinations'];
}

const bySequence = (a: { sequence_number: number }, b: { sequence_number: number }) =>
  a.sequence_number - b.sequence_number;

const byId = <Entry extends { _id: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry._id, entry]));

/** Arranges the reply of `get_store_menu`: sub-categories by category, then by their own order. */
export function indexMenu(menu: ReplyOf<'get_store_menu'>): MenuIndex {
  const rank = new Map(menu.categories.toSorted(bySequence).map((category, index) => [category._id, index]));
  const rankOf = ({ category_id }: SubCategory) => (category_id === null ? -1 : (rank.get(category_id) ?? -1));
  const shown = menu.items.filter((item) => item.is_visible);
  return {
    items: byId(shown),
    groups: byId(menu.modifier_groups),
    modifiers: byId(menu.modifier_groups.flatMap((group) => group.modifiers)),
    sections: menu.sub_categories
      .toSorted((a, b) => rankOf(a) - rankOf(b) || bySequence(a, b))
      .map((heading) => ({
        heading,
        items: shown.filter((item) => item.sub_category_id === heading._id).sort(bySequence),
      }))
      .filter(({ items }) => items.length > 0),
    tables: menu.tables,
    combinations: menu.combinations,
  };
}

/** An item's modifier groups, in the order in which the customer is asked. */
export const choosable = (menu: MenuIndex, item: Item): ModifierGroup[] =>
  item.modifier_groups.flatMap((id) => menu.groups.get(id) ?? []);
