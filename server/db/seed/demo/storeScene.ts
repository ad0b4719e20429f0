import type { DeliveryTerms } from '#contract/delivery/quoteDelivery';
import type { Item, ModifierGroup } from '#contract/entities/menu';
import type { providers, stores, tables } from '../../schema/index';
import type { DemoOffers } from './demoOffers';
import type { DemoStore } from './demoStore';
import type { MenuRows } from './menuRows';
import type { Actor } from './orderCourse';

/** Everything an order of a demo store can refer to. */
export interface StoreScene {
  demo: DemoStore;
  store: typeof stores.$inferInsert & { id: string; timezone: string };
  /** Where it delivers, and the ID of these terms. */
  delivery: DeliveryTerms;
  delivery_terms_id: string;
  offers: DemoOffers;
  staff: Actor[];
  items: Map<string, Item>;
  groups: Map<string, ModifierGroup>;
  /** Those who deliver; `staffRows` has the others too. */
  providers: (typeof providers.$inferInsert & { id: string })[];
  tables: (typeof tables.$inferInsert & { id: string })[];
}

/** Menu rows in the shape of the contract, which the arithmetic and the baskets know. */
export function menuOfRows(rows: MenuRows): { items: Map<string, Item>; groups: Map<string, ModifierGroup> } {
  const groups = rows.modifierGroups.map((group): [string, ModifierGroup] => [
    group.id,
    {
      _id: group.id,
      version: 1,
      name: group.name,
      type: group.type ?? 'list',
      min: group.min,
      max: group.max,
      is_required: group.is_required ?? false,
      sequence_number: group.sequence_number ?? 0,
      modifiers: rows.modifiers
        .filter((modifier) => modifier.modifier_group_id === group.id)
        .map((modifier) => ({
          _id: modifier.id,
          name: modifier.name,
          price: modifier.price,
          is_default: modifier.is_default ?? false,
          is_in_stock: true,
          in_stock_at: null,
          sequence_number: modifier.sequence_number ?? 0,
        })),
    },
  ]);
  const items = rows.items.map((item): [string, Item] => [
    item.id,
    {
      _id: item.id,
      version: 1,
      name: item.name,
      description: item.description,
      sku: '',
      price: item.price,
      tax: item.tax,
      images: [],
      allergens: item.allergens ?? null,
      diet_marks: item.diet_marks ?? [],
      is_in_stock: item.is_in_stock ?? true,
      in_stock_at: null,
      availability: null,
      is_visible: item.is_visible ?? true,
      sequence_number: item.sequence_number ?? 0,
      sub_category_id: item.sub_category_id,
      modifier_groups: rows.itemModifierGroups
        .filter((link) => link.item_id === item.id)
        .map((link) => link.modifier_group_id),
    },
  ]);
  return { items: new Map(items), groups: new Map(groups) };
}
