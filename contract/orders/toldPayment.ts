import type { Minor } from '../money';
import { isCalledOff, type OrderStatus, type PaymentStatus } from './statuses';

/** What a payment is told by. */
export interface PaymentFacts {
  order_status: OrderStatus;
  payment_status: PaymentStatus;
  paid_amount: Minor;
  extra_due: Minor;
  cancellation_charge: Minor;
  total: Minor;
}

/** How a payment is told: `unpaid` was called off before anybody paid and costs nothing, `free` comes to nothing anyway. */
export type ToldPayment = PaymentStatus | 'unpaid' | 'free';

/** The same words on a card, in the panel, on the ticket and in the history's file. */
export function toldPayment(order: PaymentFacts): ToldPayment {
  const { order_status, payment_status, paid_amount, cancellation_charge, total } = order;
  if (cancellation_charge > 0) return payment_status;
  if (total === 0 && paid_amount === 0) return 'free';
  return payment_status === 'pending' && isCalledOff(order_status) ? 'unpaid' : payment_status;
}

/** What is to pay where that is not the order's total: what a change brought on top, or the charge of having it cancelled. */
export const toldSum = ({ order_status, payment_status, extra_due, cancellation_charge }: PaymentFacts): Minor =>
  payment_status === 'pending' && isCalledOff(order_status) ? cancellation_charge : extra_due;
