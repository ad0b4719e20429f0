import type { Item, ModifierGroup } from '#contract/entities/menu';
import { limits } from '#contract/limits';
import { type ChosenModifier, minChoices } from '#contract/orders/lineRules';
import type { PricedLine } from '#contract/orders/totals';
import { choosable, type MenuIndex } from './menuIndex';

/** A line at today's prices; anything no longer on the menu costs nothing. */
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

/** The allowed quantity closest to the requested one. */
export const quantityWithin = (quantity: number): number => Math.min(limits.quantityMax, Math.max(1, quantity));

/** Whether the item needs a choice before it can be added. */
export const needsChoice = (groups: readonly ModifierGroup[]): boolean => groups.some((group) => minChoices(group) > 0);

/** The initial choices: the defaults in stock, as many as allowed. */
export const defaultChoices = (groups: readonly ModifierGroup[]): ChosenModifier[] =>
  groups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.is_default && modifier.is_in_stock)
      .slice(0, group.max)
      .map((modifier) => ({ modifier_group_id: group._id, modifier_id: modifier._id, quantity: 1 })),
  );

/** The price that a tap on an item adds: with its default choices. */
export const priceAsAdded = (menu: MenuIndex, item: Item): number =>
  defaultChoices(choosable(menu, item)).reduce(
    (price, { modifier_id }) => price + (menu.modifiers.get(modifier_id)?.price ?? 0),
    item.price,
  );

export const chosenIn = (chosen: readonly ChosenModifier[], groupId: string): number =>
  chosen.filter((entry) => entry.modifier_group_id === groupId).reduce((sum, entry) => sum + entry.quantity, 0);

export const quantityOf = (chosen: readonly ChosenModifier[], groupId: string, modifierId: string): number =>
  chosen.find((entry) => entry.modifier_group_id === groupId && entry.modifier_id === modifierId)?.quantity ?? 0;

/** The choices with one modifier set to `quantity`. In a single-choice group it replaces the other. */
export function choose(
  chosen: readonly ChosenModifier[],
  group: Pick<ModifierGroup, '_id' | 'max'>,
  modifierId: string,
  quantity: number,
): ChosenModifier[] {
  const isSame = (entry: ChosenModifier) => entry.modifier_group_id === group._id && entry.modifier_id === modifierId;
  const isReplaced = (entry: ChosenModifier) => group.max === 1 && entry.modifier_group_id === group._id;
  const added = { modifier_group_id: group._id, modifier_id: modifierId, quantity };
  if (quantity < 1) return chosen.filter((entry) => !isSame(entry));
  if (group.max !== 1 && chosen.some(isSame)) return chosen.map((entry) => (isSame(entry) ? added : entry));
  return [...chosen.filter((entry) => !isReplaced(entry)), added];
}

/** The choices without those that the menu no longer offers for the item. */
export const stillOffered = (chosen: readonly ChosenModifier[], groups: readonly ModifierGroup[]): ChosenModifier[] =>
  chosen.filter(({ modifier_group_id, modifier_id }) =>
    groups
      .find((group) => group._id === modifier_group_id)
      ?.modifiers.some((modifier) => modifier._id === modifier_id && modifier.is_in_stock),
  );

/** The state that the dialog opens with: for a new line, or for a change to an existing one. */
export interface ChoiceRequest {
  item: Item;
  /** If set, this line is changed. */
  line_id?: string;
  quantity: number;
  note: string;
  modifiers: ChosenModifier[];
}
