import type { Minor } from '../money';
import { endedEarly, type OrderStatus, type PaymentStatus } from './statuses';

/** The facts that the displayed payment is based on. */
export interface PaymentFacts {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  paid_amount: Minor;
  extra_due: Minor;
  cancellation_charge: Minor;
  total: Minor;
}

/**
 * The displayed payment state: `unpaid` was cancelled before any payment and costs nothing, `free` has a total of
 * zero anyway.
 */
export type DisplayedPayment = PaymentStatus | 'unpaid' | 'free';

/** The same words on a card, in the panel, on the ticket and in the history's file. */
export function displayedPayment(order: PaymentFacts): DisplayedPayment {
  const { order_status, payment_status, paid_amount, cancellation_charge, total } = order;
  if (cancellation_charge > 0) return payment_status;
  if (total === 0 && paid_amount === 0) return 'free';
  return payment_status === 'pending' && endedEarly(order_status) ? 'unpaid' : payment_status;
}

/**
 * Returns the sum that is due if that isn't the order's total: an amount added by a change, or the cancellation charge.
 */
export const displayedAmountDue = ({
  order_status,
  payment_status,
  extra_due,
  cancellation_charge,
}: PaymentFacts): Minor => (payment_status === 'pending' && endedEarly(order_status) ? cancellation_charge : extra_due);
