import { differenceInMilliseconds } from 'date-fns';
import type { OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { deliveryStatus as d, isFinal, orderStatus, unassigned } from './statuses';
import { expectedAt, promisedAt } from './urgency';

export type LateRisk = 'none' | 'soon' | 'late';

type PromisedOrder = OrderFacts & {
  estimated_ready_at?: string | null | undefined;
  ready_at?: string | null | undefined;
};

const minuteMs = 60_000;
const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / minuteMs);

/** Minutes until the customer was told to expect the order; negative once that has passed. */
export const minutesLeft = (order: OrderFacts, rules: OrderRules, now: Date): number =>
  differenceInMilliseconds(promisedAt(order, rules), now) / minuteMs;

/**
 * Minutes of travel still ahead, based on the store's usual travel time: all of it until pickup, plus extra while no
 * one has been found; half of it on the road, because the exact progress is unknown; none at the door.
 */
function minutesNeeded({ delivery_status: status }: OrderFacts, { delivery_time, warn_before }: OrderRules): number {
  if (status === d.AT_DESTINATION || status === d.DELIVERED) return 0;
  if (status === d.PICKED_UP || status === d.STARTED) return delivery_time / 2;
  const isNobodys = unassigned.includes(status) || status === d.WAITING;
  return isNobodys ? delivery_time + warn_before : delivery_time;
}

const kitchenStatuses: readonly number[] = [orderStatus.ACCEPTED, orderStatus.PREPARING, orderStatus.ARRIVED];

/**
 * Minutes by which an order misses its promise if it is handed over at `expected`; 0 if it keeps the promise. Both
 * times are rounded down to the minute, as the clocks show them.
 */
export const minutesMissed = (promised: Date, expected: Date): number =>
  Math.max(0, minuteOf(expected) - minuteOf(promised));

/**
 * Whether the kitchen's time breaks the promise. A delivery can make up for some minutes, because its travel time is
 * the longest one; a pickup or a table can't.
 */
function kitchenIsLate(order: PromisedOrder, rules: OrderRules): boolean {
  if (!kitchenStatuses.includes(order.order_status) || !order.estimated_ready_at) return false;
  const slack = order.order_type === 'delivery' ? rules.warn_before : 0;
  return minutesMissed(promisedAt(order, rules), expectedAt(order, rules)) > slack;
}

/** Whether a pickup or a table is ready, and only the customer is missing. */
const isReadyForCustomer = ({ order_type, order_status }: OrderFacts): boolean =>
  order_type !== 'delivery' && order_status === orderStatus.READY;

/** Whether the customer of a ready pickup should have come by now. */
export const isNotCollected = (order: PromisedOrder, rules: OrderRules, now: Date): boolean =>
  order.order_type === 'pickup' && isReadyForCustomer(order) && minutesLeft(order, rules, now) < -rules.collect_within;

/** Whether the order was ready too late. It stays late, because the customer has had to wait. */
const wasReadyLate = (order: PromisedOrder, rules: OrderRules): boolean =>
  Boolean(order.ready_at) && minutesLeft(order, rules, new Date(order.ready_at ?? 0)) < 0;

/**
 * Whether an order will be late for its customer: `late` once the promise is broken, `soon` if it can still be kept but
 * only if someone acts now, or if the kitchen's time breaks it. For a pickup or a table that is ready, only whether it
 * was ready in time matters; a pickup that was ready in time and isn't collected is `soon` at most. App and server
 * share this rule.
 */
export function riskOf(order: PromisedOrder, rules: OrderRules, now: Date): LateRisk {
  if (isFinal(order.order_status) || order.delivery_status === d.DELIVERED) return 'none';
  const left = minutesLeft(order, rules, now);
  if (isReadyForCustomer(order)) {
    if (wasReadyLate(order, rules)) return 'late';
    return isNotCollected(order, rules, now) ? 'soon' : 'none';
  }
  if (left < 0) return 'late';
  const isUrgent = order.order_type === 'delivery' ? left < minutesNeeded(order, rules) : left <= rules.warn_before;
  return isUrgent || kitchenIsLate(order, rules) ? 'soon' : 'none';
}
