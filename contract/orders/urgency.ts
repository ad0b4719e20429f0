import { addMinutes, max } from 'date-fns';
import { answerLimit, type OrderFacts } from './guards';
import { type OrderRules, readyMinutes } from './orderRules';
import { orderStatus } from './statuses';

type PromisedOrder = OrderFacts & {
  estimated_ready_at?: string | null | undefined;
  busy_minutes?: number | undefined;
};

/** Minutes between the kitchen's time and the customer's: the travel time of a delivery, otherwise 0. */
export const travelOf = ({ order_type }: OrderFacts, { delivery_time }: OrderRules): number =>
  order_type === 'delivery' ? delivery_time : 0;

/**
 * When the customer was told to expect the order: its slot, at a table at the earliest; for an order that the store took itself, the minutes that
 * the customer was told; otherwise the placing time plus the store's usual times, and the minutes added while it was
 * busy. Travel is added to both. Guests who order in rounds were told the time of the next.
 */
export function promisedAt(order: PromisedOrder, rules: OrderRules): Date {
  if (order.rounds && order.estimated_ready_at) return new Date(order.estimated_ready_at);
  if (order.schedule_at) {
    const slot = new Date(order.schedule_at);
    // Guests can order once they sit: their table was promised for the slot, and the dishes for later.
    return order.order_type === 'table' && order.estimated_ready_at ? max([slot, order.estimated_ready_at]) : slot;
  }
  const ready =
    order.placed_by === 'store' && order.estimated_ready_at
      ? order.estimated_ready_at
      : addMinutes(order.created_at, readyMinutes(order.order_type, rules) + (order.busy_minutes ?? 0));
  return addMinutes(ready, travelOf(order, rules));
}

/** When the kitchen must be done: the time given at acceptance, or else the promise minus travel. */
export function readyBy(order: PromisedOrder, rules: OrderRules): Date {
  if (order.estimated_ready_at) return new Date(order.estimated_ready_at);
  return addMinutes(promisedAt(order, rules), -travelOf(order, rules));
}

/**
 * When the customer is now told to expect the order: the kitchen's time plus travel. Until the order is accepted, this
 * is the promise. The minutes given at acceptance change it, but not the promise.
 */
export const expectedAt = (order: PromisedOrder, rules: OrderRules): Date =>
  addMinutes(readyBy(order, rules), travelOf(order, rules));

/**
 * When someone must act on an open order. For a new order, this is when it will be rejected, or its promised time if
 * the store sets no limit; then the kitchen's deadline until it is ready, and the customer's afterwards.
 */
export function deadlineOf(order: PromisedOrder, rules: OrderRules): Date {
  if (order.order_status === orderStatus.NEW) return answerLimit(order, rules) ?? promisedAt(order, rules);
  return order.order_status === orderStatus.READY ? promisedAt(order, rules) : readyBy(order, rules);
}

/** Compares open orders: the nearest deadline first, and with the same deadline the one that was placed first. */
export const byDeadline =
  (rules: OrderRules) =>
  (a: PromisedOrder, b: PromisedOrder): number =>
    deadlineOf(a, rules).getTime() - deadlineOf(b, rules).getTime() || a.created_at.localeCompare(b.created_at);

/** How urgent something is, shown by colour, icon and words. */
export type Urgency = 'calm' | 'soon' | 'late';
