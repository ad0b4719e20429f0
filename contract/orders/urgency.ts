import { addMinutes, differenceInSeconds } from 'date-fns';
import type { OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { orderStatus } from './statuses';

type PromisedOrder = OrderFacts & { estimated_ready_at?: string | null | undefined };

/** When the customer was told to expect the order: its slot, or placing time with the store's usual times on top. */
export function promisedAt(order: OrderFacts, rules: OrderRules): Date {
  if (order.schedule_at) return new Date(order.schedule_at);
  const travel = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return addMinutes(order.created_at, rules.preparation_time + travel);
}

/** When the kitchen must be done: what was said at acceptance, else the promise less the travel. */
export function readyBy(order: PromisedOrder, rules: OrderRules): Date {
  if (order.estimated_ready_at) return new Date(order.estimated_ready_at);
  const travel = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return addMinutes(promisedAt(order, rules), -travel);
}

/** The moment after which an open order is late: the kitchen's deadline until it is ready, the customer's after. */
export const deadlineOf = (order: PromisedOrder, rules: OrderRules): Date =>
  order.order_status === orderStatus.READY ? promisedAt(order, rules) : readyBy(order, rules);

export type Urgency = 'calm' | 'soon' | 'late';

/** How pressed an open order is, by its deadline. */
export function urgencyOf(order: PromisedOrder, rules: OrderRules, now: Date): Urgency {
  const seconds = differenceInSeconds(deadlineOf(order, rules), now);
  if (seconds < 0) return 'late';
  return seconds <= rules.warn_before * 60 ? 'soon' : 'calm';
}
