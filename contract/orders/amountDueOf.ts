import { type AgreedFee, feeOwed } from '../bookings/bookingFee';
import type { Minor } from '../money';
import { endedEarly, isUnpaid, type OrderStatus, type PaymentMethod } from './statuses';

interface Payable {
  order_status: OrderStatus;
  payment_status: string;
  paid_amount: Minor;
  extra_due: Minor;
  total: Minor;
}

/**
 * Returns the amount still due for an order: everything if nothing was paid, also if a card holds it, otherwise the
 * amounts that changes added. Nothing for a cancelled order.
 */
export function amountDueOf(order: Payable): Minor {
  if (endedEarly(order.order_status)) return 0;
  return isUnpaid(order.payment_status) && order.paid_amount === 0 ? order.total : order.extra_due;
}

/** The cash to collect when the order is handed over. Completing the order records it as paid. */
export const cashToCollect = (order: Payable & { paid_by: PaymentMethod }): Minor =>
  order.paid_by === 'cash' && order.payment_status === 'pending' ? amountDueOf(order) : 0;

/**
 * The amount that is to be paid by card now: everything due of an order that is paid by card. Guests who pay in cash at
 * their table pay the fee of their booking by card.
 */
export const cardDueOf = (
  order: Payable & { paid_by: PaymentMethod; booking_fee?: AgreedFee | null | undefined },
): Minor => (order.paid_by === 'card' ? amountDueOf(order) : feeOwed(order));
