import type { ModifierGroup } from '#contract/entities/menu';
import { minChoices } from '#contract/orders/lineRules';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** How many answers a group takes, in words: `Required, exactly 1`. */
export function rangeText({ min, max, is_required }: Pick<ModifierGroup, 'min' | 'max' | 'is_required'>, t: Translate) {
  const least = minChoices({ min, is_required });
  const kind = least === max ? 'exactly' : least === 0 ? 'up_to' : 'between';
  const count = t(`itemForm.range.${kind}`, { min: least, max });
  return t(least > 0 ? 'itemForm.range.required' : 'itemForm.range.optional', { count });
}
