import type { ModifierGroup } from '#contract/entities/menu';
import { minChoices } from '#contract/orders/lineRules';

/**
 * A group's range as its store reads it, for `t(key, params)`.
 *
 * @example rangeWords({ min: 0, max: 2, is_required: false }) // 'Optional, up to 2'
 */
export function rangeWords(group: Pick<ModifierGroup, 'min' | 'max' | 'is_required'>) {
  const [min, max] = [minChoices(group), group.max];
  const words = min === max ? 'exactly' : min === 0 ? 'up_to' : 'between';
  return { key: `modifierGroups.range.${words}`, params: { min, max } };
}
