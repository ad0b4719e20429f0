import type { Item, ModifierGroup } from '#contract/entities/menu';
import { minChoices } from '#contract/orders/lineRules';
import type { Random } from './random';

/** The part of a store's menu from which a basket is filled. */
export interface BasketMenu {
  items: readonly Pick<Item, '_id' | 'price' | 'is_in_stock' | 'is_visible' | 'modifier_groups' | 'availability'>[];
  modifier_groups: readonly Pick<ModifierGroup, '_id' | 'min' | 'max' | 'is_required' | 'modifiers'>[];
}

export interface BasketLine {
  item_id: string;
  quantity: number;
  modifiers: { modifier_group_id: string; modifier_id: string; quantity: number }[];
}

type Group = BasketMenu['modifier_groups'][number];

/** Modifiers of one group: within its range, the usual ones more often than not. */
function choose(group: Group, random: Random): BasketLine['modifiers'] {
  const left = group.modifiers.filter((modifier) => modifier.is_in_stock);
  const min = minChoices(group);
  const max = Math.min(group.max, left.length);
  const wanted = max <= min ? max : min + (random.chance(0.4) ? random.int(0, Math.min(2, max - min)) : 0);
  const chosen: BasketLine['modifiers'] = [];
  while (chosen.length < wanted) {
    const usual = left.find((modifier) => modifier.is_default);
    const modifier = usual && random.chance(0.6) ? usual : random.pick(left);
    left.splice(left.indexOf(modifier), 1);
    chosen.push({ modifier_group_id: group._id, modifier_id: modifier._id, quantity: 1 });
  }
  return chosen;
}

/**
 * Fills a customer's basket: a few items on sale, each with modifiers within their groups' ranges, worth at least
 * `minimum` by the items' own prices.
 * @returns an empty list if nothing on the menu is on sale
 */
export function fillBasket(menu: BasketMenu, minimum: number, random: Random): BasketLine[] {
  const groups = new Map(menu.modifier_groups.map((group) => [group._id, group]));
  const satisfiable = (id: string) => {
    const group = groups.get(id);
    return !group || group.modifiers.filter((modifier) => modifier.is_in_stock).length >= minChoices(group);
  };
  const onSale = menu.items.filter(
    (item) => item.is_in_stock && item.is_visible && item.modifier_groups.every(satisfiable),
  );
  const lines: BasketLine[] = [];
  if (onSale.length === 0) return lines;
  const wanted = random.weighted([
    [1, 3],
    [2, 5],
    [3, 4],
    [4, 2],
    [6, 1],
  ]);
  let worth = 0;
  while (lines.length < wanted || (worth < minimum && lines.length < 30)) {
    const item = random.pick(onSale);
    const quantity = random.weighted([
      [1, 7],
      [2, 3],
      [3, 1],
    ]);
    const modifiers = item.modifier_groups.flatMap((id) => {
      const group = groups.get(id);
      return group ? choose(group, random) : [];
    });
    worth += item.price * quantity;
    lines.push({ item_id: item._id, quantity, modifiers });
  }
  return lines;
}
