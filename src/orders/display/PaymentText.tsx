import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { type PaymentFacts, toldPayment, toldSum } from '#contract/orders/toldPayment';
import { Money } from './Money';

export type Paid = PaymentFacts & Pick<Order, 'paid_by' | 'currency'>;

/** How an order is paid, and whether it is; where not all of it is to pay, how much that is. */
export const PaymentText = ({ order }: { order: Paid }) => {
  const t = useTranslate();
  const left = toldSum(order);
  return (
    <>
      {t('order.payment', {
        method: t(`order.paid_by.${order.paid_by}`),
        status: t(`order.payment_status.${toldPayment(order)}`),
      })}
      {left > 0 && ' '}
      {left > 0 && <Money amount={left} currency={order.currency} />}
    </>
  );
};
