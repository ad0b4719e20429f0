import { addMinutes, differenceInSeconds } from 'date-fns';
import type { OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { orderStatus } from './statuses';

/** When the customer was told to expect the order: its slot, or placing time with the store's usual times on top. */
export function promisedAt(order: OrderFacts, rules: OrderRules): Date {
  if (order.schedule_at) return new Date(order.schedule_at);
  const travel = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return addMinutes(order.created_at, rules.preparation_time + travel);
}

/** When the kitchen must be done: what was said at acceptance, else the promise less the travel. */
export function readyBy(
  order: OrderFacts & { estimated_ready_at?: string | null | undefined },
  rules: OrderRules,
): Date {
  if (order.estimated_ready_at) return new Date(order.estimated_ready_at);
  const travel = order.order_type === 'delivery' ? rules.delivery_time : 0;
  return addMinutes(promisedAt(order, rules), -travel);
}

export type Urgency = 'calm' | 'soon' | 'late';

/** How pressed an open order is: the kitchen's deadline until it is ready, the customer's after. */
export function urgencyOf(
  order: OrderFacts & { estimated_ready_at?: string | null | undefined },
  rules: OrderRules,
  now: Date,
): Urgency {
  const inKitchen = order.order_status !== orderStatus.READY;
  const deadline = inKitchen ? readyBy(order, rules) : promisedAt(order, rules);
  const seconds = differenceInSeconds(deadline, now);
  if (seconds < 0) return 'late';
  return seconds <= rules.warn_before * 60 ? 'soon' : 'calm';
}
