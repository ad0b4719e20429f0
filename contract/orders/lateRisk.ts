import { addMinutes, differenceInMilliseconds } from 'date-fns';
import type { OrderFacts } from './guards';
import type { OrderRules } from './orderRules';
import { deliveryStatus as d, isFinal, orderStatus, unassigned } from './statuses';
import { promisedAt } from './urgency';

export type LateRisk = 'none' | 'soon' | 'late';

type PromisedDelivery = OrderFacts & { estimated_ready_at?: string | null | undefined };

const minuteMs = 60_000;

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

const isCooking = ({ order_status }: OrderFacts): boolean =>
  order_status === orderStatus.ACCEPTED || order_status === orderStatus.PREPARING;

/** The kitchen promised a time that leaves too little for the delivery. */
const kitchenIsLate = (order: PromisedDelivery, rules: OrderRules): boolean =>
  isCooking(order) &&
  Boolean(order.estimated_ready_at) &&
  addMinutes(order.estimated_ready_at ?? order.created_at, rules.delivery_time) >
    addMinutes(promisedAt(order, rules), rules.warn_before);

/**
 * Whether a delivery will be late: `late` once the promise is broken, `soon` while it can still be kept but only if something is done now.
 * App and server judge by this one rule.
 */
export function riskOf(order: PromisedDelivery, rules: OrderRules, now: Date): LateRisk {
  if (isFinal(order.order_status) || order.delivery_status === d.DELIVERED) return 'none';
  const left = minutesLeft(order, rules, now);
  if (left < 0) return 'late';
  return left < minutesNeeded(order, rules) || kitchenIsLate(order, rules) ? 'soon' : 'none';
}
