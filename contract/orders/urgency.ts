import { addMinutes } from 'date-fns';
import type { OrderFacts } from './guards';
import { type OrderRules, readyMinutes } from './orderRules';
import { orderStatus } from './statuses';

type PromisedOrder = OrderFacts & {
  estimated_ready_at?: string | null | undefined;
  busy_minutes?: number | undefined;
};

const travelOf = ({ order_type }: OrderFacts, { delivery_time }: OrderRules): number =>
  order_type === 'delivery' ? delivery_time : 0;

/**
 * When the customer was told to expect the order: its slot; for an order that the store took itself, the minutes that
 * the caller was told; otherwise placing time with the store's usual times on top, and what it added because it was busy. Travel is added to both.
 */
export function promisedAt(order: PromisedOrder, rules: OrderRules): Date {
  if (order.schedule_at) return new Date(order.schedule_at);
  const ready =
    order.placed_by === 'store' && order.estimated_ready_at
      ? order.estimated_ready_at
      : addMinutes(order.created_at, readyMinutes(order.order_type, rules) + (order.busy_minutes ?? 0));
  return addMinutes(ready, travelOf(order, rules));
}

/** When the kitchen must be done: what was said at acceptance, else the promise less the travel. */
export function readyBy(order: PromisedOrder, rules: OrderRules): Date {
  if (order.estimated_ready_at) return new Date(order.estimated_ready_at);
  return addMinutes(promisedAt(order, rules), -travelOf(order, rules));
}

/** What an open order is sorted by: the kitchen's deadline until it is ready, the customer's after. */
export const deadlineOf = (order: PromisedOrder, rules: OrderRules): Date =>
  order.order_status === orderStatus.READY ? promisedAt(order, rules) : readyBy(order, rules);

/** How pressing something is: shown by colour, icon and words. */
export type Urgency = 'calm' | 'soon' | 'late';
