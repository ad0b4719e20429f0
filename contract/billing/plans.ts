import type { Minor } from '../money';

export const planIntervals = ['month', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];

/** Says what a store agrees to with a plan. It stays the same for the store when the plan changes for others. */
export interface Plan {
  code: string;
  name: string;
  /** Prices without tax. */
  month: Minor;
  year: Minor;
  /** Orders a month that the price includes. `null`: any number. */
  orders: number | null;
  /** For each further order. Orders are never refused. */
  extra_order: Minor;
  /** `null`: any number. */
  sub_stores: number | null;
}

/** The plans of an installation that doesn't set its own, in the smallest unit of its billing currency. */
export const usualPlans: readonly Plan[] = [
  { code: 'start', name: 'Start', month: 1900, year: 19000, orders: 300, extra_order: 8, sub_stores: 2 },
  { code: 'plus', name: 'Plus', month: 4900, year: 49000, orders: 1500, extra_order: 4, sub_stores: 8 },
  { code: 'pro', name: 'Pro', month: 9900, year: 99000, orders: null, extra_order: 0, sub_stores: null },
];

export const usualTrialDays = 30;

/** Returns what a plan costs for one period. */
export const priceOf = (plan: Plan, interval: PlanInterval): Minor => plan[interval];

/** Orders of one period that the price includes. */
export const ordersOf = ({ orders }: Pick<Plan, 'orders'>, interval: PlanInterval): number | null =>
  orders === null ? null : interval === 'year' ? orders * 12 : orders;

/** Says what orders beyond those included cost. */
export function extraOrders(plan: Plan, interval: PlanInterval, used: number): { count: number; amount: Minor } {
  const included = ordersOf(plan, interval);
  const count = included === null ? 0 : Math.max(0, used - included);
  return { count, amount: count * plan.extra_order };
}

/** A store's own use, from which the cheapest plan follows. */
export interface Use {
  orders: number;
  days: number;
  sub_stores: number;
}

export interface PlanCost {
  code: string;
  /** Says what the use would have cost by the month, scaled to 30 days. `null`: the plan has too few sub-accounts. */
  cost: Minor | null;
}

const monthDays = 30;

/** Returns what each plan would have cost for such use, in the order of the plans. */
export function costsOf(plans: readonly Plan[], { orders, days, sub_stores }: Use): PlanCost[] {
  const monthly = days === 0 ? 0 : Math.round((orders * monthDays) / days);
  return plans.map((plan) => ({
    code: plan.code,
    cost:
      plan.sub_stores !== null && sub_stores > plan.sub_stores
        ? null
        : plan.month + extraOrders(plan, 'month', monthly).amount,
  }));
}

/** The plan that would have been cheapest; the first of those that cost the same. `null` if none fits. */
export function cheapestPlan(plans: readonly Plan[], use: Use): PlanCost | null {
  return costsOf(plans, use).reduce<PlanCost | null>((best, each) => {
    if (each.cost === null) return best;
    return best?.cost == null || each.cost < best.cost ? each : best;
  }, null);
}
