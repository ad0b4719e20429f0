import { errorCodes } from '#contract/codes/errorCodes';
import type { OverridableRule } from '#contract/orders/overrides';
import { CallError } from '#server/http/callError';
import type { Actor } from '../actor';
import type { Happening } from '../orderEvent';
import { type BrokenRule, refuseAll } from '../refusals';

/** Why staff take an order that breaks rules, and whether their account can. */
export interface Override {
  reason: string;
  isAllowed: boolean;
}

interface Overriding {
  override?: Override | undefined;
}

/**
 * Accepts an order that breaks no rules, or only rules that staff override.
 *
 * @returns the overridden rules
 * @throws the errors of all broken rules together, or 4001 if the caller can't override them
 */
export function applyOverride(found: readonly (BrokenRule | null)[], { override }: Overriding): OverridableRule[] {
  const broken = found.filter((one) => one !== null);
  if (broken.length === 0) return [];
  if (!override) refuseAll(broken);
  if (!override?.isAllowed) throw new CallError(errorCodes.NOT_PERMITTED);
  return broken.map(({ rule }) => rule);
}

/** The history entry for overridden rules, if there are any. */
export const overrideHappening = (
  rules: readonly OverridableRule[],
  { actor, override }: Overriding & { actor: Actor },
): Happening[] =>
  rules.length > 0
    ? [{ kind: 'rules_overridden', actor, reason: override?.reason, detail: { rules: [...rules] } }]
    : [];
