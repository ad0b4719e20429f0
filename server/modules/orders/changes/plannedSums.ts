import type { OrderItem, OrderSnapshot } from '#contract/entities/order';
import type { OrderChange, OrderSums } from '#contract/entities/orderChange';
import { type ChangePlan, planChange } from '#contract/orders/changePlan';

const sumsOf = ({ items, subtotal, tax, discount, total }: OrderSums): OrderSums => ({
  items,
  subtotal,
  tax,
  discount,
  total,
});

/** What a change keeps of how it was worked out: the order before and after, line by line, and what it does to money paid. */
export const sumsOfPlan = (order: OrderSnapshot, plan: ChangePlan<OrderItem>) => ({
  before: sumsOf(order),
  after: sumsOf(plan),
  lines: plan.lines,
  refund: plan.refund,
  extra_charge: plan.extra_charge,
});

/** The same, worked out from the order as it is now. */
export const plannedSums = (
  order: OrderSnapshot,
  items: readonly OrderItem[],
): Pick<OrderChange, 'before' | 'after' | 'lines' | 'refund' | 'extra_charge'> =>
  sumsOfPlan(order, planChange(order, items));
