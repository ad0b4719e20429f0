import type { OrderItem } from '#contract/entities/order';
import type { Stock } from '../../components/stock/stock';

/** A part of an order that can be sold out: an item, and the modifiers it was ordered with. */
export interface SoldOutPart {
  id: string;
  name: readonly string[];
  modifiers: readonly { id: string; name: readonly string[] }[];
}

/** The sold-out items and modifiers, and until when. */
export interface SoldOut {
  items: readonly SoldOutPart[];
  modifiers: SoldOutPart['modifiers'];
  stock: Stock;
}

/**
 * Returns the distinct items of some lines, each with all modifiers it was ordered with.
 *
 * @example partsOf(order.items).map(({ name }) => name[0]) // ['Margherita', 'Tiramisu']
 */
export function partsOf(lines: readonly OrderItem[]): SoldOutPart[] {
  const parts = new Map<string, SoldOutPart>();
  for (const { item_id, name, modifiers } of lines) {
    const listed = parts.get(item_id)?.modifiers ?? [];
    const chosen = modifiers.map(({ modifier_id, name }) => ({ id: modifier_id, name }));
    const added = chosen.filter(({ id }) => !listed.some((modifier) => modifier.id === id));
    parts.set(item_id, { id: item_id, name, modifiers: [...listed, ...added] });
  }
  return [...parts.values()];
}
