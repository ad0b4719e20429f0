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

/** An order that can have been booked with a fee. */
interface PayableBooking extends Payable {
  paid_by: PaymentMethod;
  booking_fee?: AgreedFee | null | undefined;
}

/**
 * The cash to collect when the order is handed over: not the fee that a card holds for it. Completing the order records it
 * as paid.
 */
export function cashToCollect(order: PayableBooking): Minor {
  if (order.paid_by !== 'cash' || !isUnpaid(order.payment_status)) return 0;
  const held = order.payment_status === 'authorized' ? feeOwed(order) : 0;
  return Math.max(0, amountDueOf(order) - held);
}

/**
 * The amount that is to be paid by card now: everything due of an order that is paid by card. Guests who pay in cash at
 * their table pay the fee of their booking by card.
 */
export const cardDueOf = (order: PayableBooking): Minor =>
  order.paid_by === 'card' ? amountDueOf(order) : feeOwed(order);
