import type { Minor } from '../money';
import { type CancellationPolicy, type ChargedSums, cancellationCharge } from './cancellation';
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

/**
 * The effect of ending an order on its money. The customer pays the store's charge for cancelling an accepted order,
 * for asking the store to cancel it (`customer_asked`), and for a no-show. If the store ends it on its own
 * initiative, or the order wasn't accepted yet, no one pays anything.
 *
 * @param from the status before the end
 * @param rules the store's present policy, for orders placed before they kept their own
 */
export function settlementOf(
  ending: Ending,
  from: OrderStatus,
  order: Paid & ChargedSums & { cancellation_policy?: CancellationPolicy | null | undefined },
  rules: CancellationPolicy,
): Settlement {
  const isWish = ending === 'customer_cancel' || ending === 'customer_asked';
  const bears = ending === 'no_show' || (isWish && from !== orderStatus.NEW);
  const left = refundable(order);
  const { charge: agreed } = cancellationCharge(order.cancellation_policy ?? rules, order);
  // No more can be taken than what is left of the payment, also if all of it was refunded; the rest isn't collected.
  const isPaid = (order.paid_amount ?? 0) > 0;
  const most = isPaid ? Math.min(agreed, left) : agreed;
  const charge = bears ? most : 0;
  return { charge, refund: left - Math.min(charge, left) };
}
