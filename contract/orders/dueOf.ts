import type { Minor } from '../money';
import { isCalledOff, type OrderStatus } from './statuses';

/**
 * What is still due for an order: everything if nothing was paid, otherwise what changes added. Nothing for a
 * cancelled order.
 */
export function dueOf(order: {
  order_status: OrderStatus;
  payment_status: string;
  paid_amount: Minor;
  extra_due: Minor;
  total: Minor;
}): Minor {
  if (isCalledOff(order.order_status)) return 0;
  return order.payment_status === 'pending' && order.paid_amount === 0 ? order.total : order.extra_due;
}
