import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { displayedAmountDue, displayedPayment, type PaymentFacts } from '#contract/orders/displayedPayment';
import { Money } from './Money';

type Paid = PaymentFacts & Pick<Order, 'paid_by' | 'currency'>;

interface PaymentStateProps {
  order: Paid;
  /** Set if a saved card is charged once the order is accepted. */
  isChargedLater?: boolean;
}

/** An order's payment method and state; if only part is due, how much. */
export const PaymentText = ({ order, isChargedLater = false }: PaymentStateProps) => {
  const t = useTranslate();
  const left = displayedAmountDue(order);
  return (
    <>
      {t('order.payment', {
        method: t(`order.paid_by.${order.paid_by}`),
        status: t(`order.payment_status.${isChargedLater ? 'charged_later' : displayedPayment(order)}`),
      })}
      {left > 0 && ' '}
      {left > 0 && <Money amount={left} currency={order.currency} />}
    </>
  );
};

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

/** An order's payment method and state, with an icon. */
export const PaymentState = (props: PaymentStateProps) => {
  const { order } = props;
  const Icon = icons[order.paid_by];
  return (
    <State data-status={displayedPayment(order)}>
      <Icon aria-hidden />
      <span>
        <PaymentText {...props} />
      </span>
    </State>
  );
};
