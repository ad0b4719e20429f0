import type { Minor } from '../money';

/**
 * How a delivery person earns. `fee_and_tips`: the order's delivery fee and tip. `fixed`: an amount for each delivery.
 * `percentage`: of fee and tip together.
 */
export const providerRuleTypes = ['fee_and_tips', 'fixed', 'percentage'] as const;

/** A store's rule for its delivery people. An order keeps the one of its delivery. */
export interface ProviderRule {
  type: (typeof providerRuleTypes)[number];
  amount: Minor;
  percent: number;
}

/** The rule of a store that hasn't set any, and of deliveries from before there were rules. */
export const defaultProviderRule: ProviderRule = { type: 'fee_and_tips', amount: 0, percent: 0 };
