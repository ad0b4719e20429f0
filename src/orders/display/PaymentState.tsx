import CreditCardIcon from '@mui/icons-material/CreditCardOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import { styled } from '@mui/material/styles';
import { toldPayment } from '#contract/orders/toldPayment';
import { type Paid, PaymentText } from './PaymentText';

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

/** How an order is paid, and whether it is, with its sign. */
export const PaymentState = ({ order }: { order: Paid }) => {
  const Icon = icons[order.paid_by];
  return (
    <State data-status={toldPayment(order)}>
      <Icon aria-hidden />
      <span>
        <PaymentText order={order} />
      </span>
    </State>
  );
};
