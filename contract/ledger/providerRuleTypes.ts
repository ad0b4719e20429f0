/**
 * How a delivery person earns. `fee_and_tips`: the order's delivery fee and tip. `fixed`: an amount for each delivery.
 * `percentage`: of fee and tip together.
 */
export const providerRuleTypes = ['fee_and_tips', 'fixed', 'percentage'] as const;
