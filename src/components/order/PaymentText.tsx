import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import { isCalledOff } from '#contract/orders/statuses';
import { Money } from './Money';

export type Paid = Pick<
  Order,
  'paid_by' | 'payment_status' | 'order_status' | 'cancellation_charge' | 'extra_due' | 'currency'
>;

/** Nobody pays for what was never handed over, but for the charge of having it cancelled. */
const isPaidNoMore = ({ payment_status, order_status, cancellation_charge }: Paid): boolean =>
  payment_status === 'pending' && isCalledOff(order_status) && cancellation_charge === 0;

/** What is to pay where that is not the order's total: what a change brought on top, or the charge of having it cancelled. */
const leftToPay = ({ payment_status, order_status, cancellation_charge, extra_due }: Paid): number =>
  payment_status === 'pending' && isCalledOff(order_status) ? cancellation_charge : extra_due;

/** The payment's state as it is told: what was called off without being paid is "not paid", and not "to pay". */
export const toldPaymentStatus = (order: Paid): Order['payment_status'] | 'unpaid' =>
  isPaidNoMore(order) ? 'unpaid' : order.payment_status;

/** How an order is paid, and whether it is; where not all of it is to pay, how much that is. */
export const PaymentText = ({ order }: { order: Paid }) => {
  const t = useTranslate();
  const left = leftToPay(order);
  return (
    <>
      {t('order.payment', {
        method: t(`order.paid_by.${order.paid_by}`),
        status: t(`order.payment_status.${toldPaymentStatus(order)}`),
      })}
      {left > 0 && ' '}
      {left > 0 && <Money amount={left} currency={order.currency} />}
    </>
  );
};
