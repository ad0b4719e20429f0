import { chargeFor } from '../bookings/chargeFor';
import type { Minor } from '../money';
import { type AgreedCancellation, type CancellationPolicy, type ChargedSums, cancellationCharge } from './cancellation';
import { type Paid, refundable } from './refunds';
import { type OrderStatus, orderStatus } from './statuses';

/** The cost of an ending for the customer, and the refund. */
export interface Settlement {
  /** The amount that the customer pays: taken from the payment, or owed if there was none. */
  charge: Minor;
  refund: Minor;
}

/** How an order ends before its time: who ended it decides who pays. */
export const endings = ['customer_cancel', 'customer_asked', 'no_show', 'cancel', 'reject'] as const;
export type Ending = (typeof endings)[number];

/** The part of an order that its end needs. */
interface EndedOrder extends Paid, ChargedSums {
  cancellation_policy?: AgreedCancellation | null | undefined;
  tip_amount?: Minor | undefined;
  persons?: number | null | undefined;
  /** When guests come; without it, the order was for at once. */
  schedule_at?: Date | string | null | undefined;
  created_at?: Date | string | undefined;
}

/** Returns the charge by the policy that an order agreed on, before what was paid is considered. */
function agreedCharge(ending: Ending, order: EndedOrder, rules: CancellationPolicy, now: Date): Minor {
  const policy = order.cancellation_policy ?? rules;
  const booking = order.cancellation_policy?.booking;
  if (!booking) return cancellationCharge(policy, order).charge;
  const { persons, total, tip_amount = 0, schedule_at, created_at } = order;
  const booked = {
    at: new Date(schedule_at ?? created_at ?? now),
    persons: persons ?? 1,
    base: Math.max(0, total - tip_amount),
    timezone: booking.timezone,
  };
  return chargeFor(booking, booked, ending === 'no_show' ? 'no_show' : now).amount;
}

/**
 * The effect of ending an order on its money. The customer pays the store's charge for cancelling an accepted order,
 * for asking the store to cancel it (`customer_asked`), and for a no-show. If the store ends it on its own
 * initiative, or the order wasn't accepted yet, no one pays anything.
 *
 * @param from the status before the end
 * @param rules the store's present policy, for orders placed before they kept their own
 * @param now what cancelling a booking costs depends on the time that is left
 */
export function settlementOf(
  ending: Ending,
  from: OrderStatus,
  order: EndedOrder,
  rules: CancellationPolicy,
  now: Date,
): Settlement {
  const isWish = ending === 'customer_cancel' || ending === 'customer_asked';
  const bears = ending === 'no_show' || (isWish && from !== orderStatus.NEW);
  const left = refundable(order);
  const agreed = agreedCharge(ending, order, rules, now);
  // No more can be taken than what is left of the payment, also if all of it was refunded; the rest isn't collected.
  const isPaid = (order.paid_amount ?? 0) > 0;
  const most = isPaid ? Math.min(agreed, left) : agreed;
  const charge = bears ? most : 0;
  return { charge, refund: left - Math.min(charge, left) };
}
