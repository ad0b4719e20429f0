import type { ModifierGroup } from '#contract/entities/menu';
import { minChoices } from '#contract/orders/lineRules';

type Ranged = Pick<ModifierGroup, 'min' | 'max' | 'is_required'> & { modifiers: readonly unknown[] };

/**
 * A group's range as customers read it, for `t(key, params)`.
 *
 * @example rangeText({ min: 1, max: 3, ... }) // { key: 'createOrder.choices.between', params: { min: 1, max: 3 } }
 */
export function rangeText(group: Ranged): { key: string; params: { min: number; max: number } } {
  const [min, max] = [minChoices(group), group.max];
  const name =
    min === max ? 'exactly' : min === 0 ? 'up_to' : max >= group.modifiers.length * 10 ? 'at_least' : 'between';
  return { key: `createOrder.choices.${name}`, params: { min, max } };
}
