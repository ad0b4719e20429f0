import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order } from '#contract/entities/order';

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

/** How an order is paid, and whether it is. */
export const PaymentState = ({ order }: { order: Pick<Order, 'paid_by' | 'payment_status'> }) => {
  const t = useTranslate();
  const Icon = icons[order.paid_by];
  return (
    <State data-status={order.payment_status}>
      <Icon aria-hidden />
      {t('order.payment', {
        method: t(`order.paid_by.${order.paid_by}`),
        status: t(`order.payment_status.${order.payment_status}`),
      })}
    </State>
  );
};
