import type { ModifierGroup } from '../entities/menu';

/** Why a group can't be answered; the app has a text for each reason. */
export type RangeProblem =
  | { path: 'min'; code: 'min_over_max'; params: { min: number; max: number } }
  | { path: 'max'; code: 'max_over_stock'; params: { max: number; in_stock: number } }
  | { path: 'min'; code: 'required_with_min_0'; params: Record<string, never> }
  | { path: 'modifiers'; code: 'defaults_over_max'; params: { defaults: number; max: number } };

type Ranged = Pick<ModifierGroup, 'min' | 'max' | 'is_required'> & {
  modifiers: readonly { is_in_stock: boolean; is_default: boolean }[];
};

/**
 * Returns the reasons why a modifier group's range can't be met. Checked when a group is saved; a modifier may run out
 * of stock afterwards.
 * @returns every problem, each at the field that shows it; empty if the range is fine
 */
export function rangeProblems({ min, max, is_required, modifiers }: Ranged): RangeProblem[] {
  const problems: RangeProblem[] = [];
  const inStock = modifiers.filter((modifier) => modifier.is_in_stock).length;
  const defaults = modifiers.filter((modifier) => modifier.is_default).length;
  if (min > max) problems.push({ path: 'min', code: 'min_over_max', params: { min, max } });
  if (max > inStock) problems.push({ path: 'max', code: 'max_over_stock', params: { max, in_stock: inStock } });
  if (is_required && min === 0) problems.push({ path: 'min', code: 'required_with_min_0', params: {} });
  if (defaults > max) problems.push({ path: 'modifiers', code: 'defaults_over_max', params: { defaults, max } });
  return problems;
}
