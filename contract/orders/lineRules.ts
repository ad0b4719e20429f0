import type { Item, ModifierGroup } from '../entities/menu';
import { isAvailableAt } from '../menu/isAvailableAt';

/** Problems of a line, in terms shared by the app and the error catalogue. */
export type LineProblem =
  | { kind: 'item_unavailable' }
  | { kind: 'item_not_at_that_time' }
  | { kind: 'unknown_modifier'; modifier_id: string }
  | { kind: 'modifier_unavailable'; modifier_id: string }
  | { kind: 'modifier_range'; modifier_group_id: string; min: number; max: number; chosen: number };

export interface ChosenModifier {
  modifier_group_id: string;
  modifier_id: string;
  quantity: number;
}

/** When an order is due, and the time zone of its store. */
export interface DueTime {
  at: Date;
  timezone: string;
}

/** The fewest choices of a group: a required group needs one even if its range starts at 0. */
export const minChoices = (group: Pick<ModifierGroup, 'is_required' | 'min'>): number =>
  group.is_required ? Math.max(1, group.min) : group.min;

/**
 * Checks an ordered item against the menu: that it is on sale at the time when the order is due, that its modifiers
 * belong to it and are in stock, and that each group's number of choices is within its range.
 *
 * @param groups the modifier groups attached to the item
 * @param due when, in the store's time zone; omitted if the time isn't known yet, and then not checked
 * @returns all problems; empty if the line can be ordered
 */
export function lineProblems(
  item: Pick<Item, 'is_in_stock' | 'is_visible' | 'availability'>,
  groups: readonly ModifierGroup[],
  chosen: readonly ChosenModifier[],
  due?: DueTime,
): LineProblem[] {
  const problems: LineProblem[] = [];
  if (!item.is_in_stock || !item.is_visible) problems.push({ kind: 'item_unavailable' });
  else if (due && !isAvailableAt(item, due.at, due.timezone)) problems.push({ kind: 'item_not_at_that_time' });
  for (const { modifier_group_id, modifier_id } of chosen) {
    const modifier = groups
      .find((group) => group._id === modifier_group_id)
      ?.modifiers.find((entry) => entry._id === modifier_id);
    if (!modifier) problems.push({ kind: 'unknown_modifier', modifier_id });
    else if (!modifier.is_in_stock) problems.push({ kind: 'modifier_unavailable', modifier_id });
  }
  for (const group of groups) {
    const count = chosen.filter((m) => m.modifier_group_id === group._id).reduce((sum, m) => sum + m.quantity, 0);
    const min = minChoices(group);
    if (count < min || count > group.max) {
      problems.push({ kind: 'modifier_range', modifier_group_id: group._id, min, max: group.max, chosen: count });
    }
  }
  return problems;
}
