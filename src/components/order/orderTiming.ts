import { differenceInMinutes, differenceInSeconds } from 'date-fns';
import type { Order } from '#contract/entities/order';
import type { OrderRules } from '#contract/orders/orderRules';
import { isFinal } from '#contract/orders/statuses';
import { deadlineOf, type Urgency, urgencyOf } from '#contract/orders/urgency';

export interface OrderTiming {
  urgency: Urgency;
  /** Whole minutes since the order was placed; for one with a slot, since its slot came. */
  elapsed: number;
  /** Whole minutes until its deadline, or past it where it is late. */
  distance: number;
  /** It has a slot that is still far away: there is nothing to hurry for. */
  isAhead: boolean;
}

/** How an open order stands against the clock. Ended orders are calm. */
export function timingOf(order: Order, rules: OrderRules, now: Date): OrderTiming {
  const urgency = isFinal(order.order_status) ? 'calm' : urgencyOf(order, rules, now);
  const isAhead = Boolean(order.schedule_at) && urgency === 'calm' && new Date(order.schedule_at ?? 0) > now;
  const seconds = Math.abs(differenceInSeconds(deadlineOf(order, rules), now));
  const placed = order.schedule_at && order.schedule_at > order.created_at ? order.schedule_at : order.created_at;
  return {
    urgency,
    elapsed: Math.max(0, differenceInMinutes(now, isAhead ? order.created_at : placed)),
    distance: Math.ceil(seconds / 60),
    isAhead,
  };
}
