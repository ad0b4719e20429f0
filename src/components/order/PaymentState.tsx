import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';
import { isCalledOff } from '#contract/orders/statuses';
import { Money } from './Money';

const icons = { cash: PaymentsIcon, card: CreditCardIcon };

const State = styled('span')(({ theme: { palette } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  color: palette.text.secondary,
  '& svg': { fontSize: 16, flexShrink: 0 },
  '&[data-status="pending"]': { color: palette.text.primary, fontWeight: 550 },
}));

type Paid = Pick<
  Order,
  'paid_by' | 'payment_status' | 'order_status' | 'cancellation_charge' | 'extra_due' | 'currency'
>;

/** Nobody pays for what was never handed over, but for the charge of having it cancelled. */
const isPaidNoMore = ({ payment_status, order_status, cancellation_charge }: Paid): boolean =>
  payment_status === 'pending' && isCalledOff(order_status) && cancellation_charge === 0;

/** What is to pay where that is not the order's total: what a change brought on top, or the charge of having it cancelled. */
const leftToPay = ({ payment_status, order_status, cancellation_charge, extra_due }: Paid): number =>
  payment_status === 'pending' && isCalledOff(order_status) ? cancellation_charge : extra_due;

/** How an order is paid, and whether it is; where not all of it is to pay, how much that is. */
export const PaymentState = ({ order }: { order: Paid }) => {
  const t = useTranslate();
  const Icon = icons[order.paid_by];
  const left = leftToPay(order);
  const status = isPaidNoMore(order) ? 'unpaid' : order.payment_status;
  return (
    <State data-status={status}>
      <Icon aria-hidden />
      <span>
        {t('order.payment', {
          method: t(`order.paid_by.${order.paid_by}`),
          status: t(`order.payment_status.${status}`),
        })}
        {left > 0 && ' '}
        {left > 0 && <Money amount={left} currency={order.currency} />}
      </span>
    </State>
  );
};
