import type { Item } from '#contract/entities/menu';
import type { ChosenModifier } from '#contract/orders/lineRules';
import type { PricedLine } from '#contract/orders/totals';
import type { MenuIndex } from './menuIndex';

/** A line with today's prices; what is on the menu no more costs nothing. */
export function pricedLine(
  line: { quantity: number; modifiers: readonly ChosenModifier[] },
  item: Item | undefined,
  menu: MenuIndex,
): PricedLine {
  const priceOf = (id: string) => menu.modifiers.get(id)?.price ?? 0;
  return {
    quantity: line.quantity,
    unit_price: item?.price ?? 0,
    tax: item?.tax ?? 0,
    modifiers: item ? line.modifiers.map((m) => ({ quantity: m.quantity, unit_price: priceOf(m.modifier_id) })) : [],
  };
}
