import LinkIcon from '@mui/icons-material/LinkOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { formatMoney } from '#contract/money';
import { orderKeysOf } from '#contract/orders/orderAccess';
import { orderStatus } from '#contract/orders/statuses';
import type { GatewayName } from '#contract/payments/gateways';
import type { GatewayRefundView, OrderPayment } from '#contract/payments/orderPayment';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { CopyLink } from '../../components/CopyLink';
import { ConfirmButton } from '../../components/feedback/ConfirmButton';
import { cardBrand } from '../../components/text/cardBrand';
import { PaymentFailure } from '../../components/text/PaymentFailure';
import { dayTime } from '../../components/time/storeTime';
import { paths } from '../../config/paths';
import type { StoreDataProvider } from '../../dataProvider/index';
import { orderKeys } from '../../realtime/orders/boardCache';
import { useNotifyError } from '../../records/form/useNotifyError';
import { useOrderFormat } from '../display/orderContext';
import { useOrderPayments } from './useOrderPayments';

/** Names of companies, the same in every language. */
const gatewayLabels: Readonly<Record<GatewayName, string>> = {
  stripe: 'Stripe',
  paystack: 'Paystack',
  payu: 'PayU',
  paypal: 'PayPal',
  braintree: 'Braintree',
};

const Payment = styled('div')(({ theme: { palette } }) => ({
  display: 'grid',
  gap: 2,
  fontSize: '0.875rem',
  color: palette.text.secondary,
  '& .state': { color: palette.text.primary, fontWeight: 550 },
  '& .failed': { color: palette.error.main },
  '& .refund': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 8 },
  // Space between refunds, so that each stays with its own buttons.
  '& .refund + .refund': { marginBlockStart: 8 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8, flexBasis: '100%', marginBlock: 6 },
  '& .number': { overflowWrap: 'anywhere' },
}));

/**
 * A page that no one has paid on isn't told, but a saved card that is being charged is. It is charged once, on
 * acceptance.
 */
const isTold = ({ state, mode, card }: OrderPayment, order: Order): boolean => {
  if (state === 'waiting') return mode === 'charge' && card !== undefined;
  return state !== 'saved' || order.order_status === orderStatus.NEW;
};

interface RefundProps {
  refund: GatewayRefundView;
  order: Order;
  onChanged: () => Promise<unknown>;
}

/** A refund on its way: its state, its number at the gateway, and what to do about one that failed. */
const RefundState = ({ refund, order, onChanged }: RefundProps) => {
  const t = useTranslate();
  const { locale } = useOrderFormat();
  const { retryPaymentRefund, settlePaymentRefund } = useDataProvider<StoreDataProvider>();
  const notifyError = useNotifyError();
  const isAllowed = useIsAllowed()({ permission: 'store/order/refund' });
  const { state, number, amount, failure } = refund;
  const named = { order_id: order._id, refund_id: refund._id };
  const run = (change: typeof retryPaymentRefund | typeof settlePaymentRefund) =>
    notifyError(async () => {
      await change(named);
      await onChanged();
    });
  const money = formatMoney(amount, order.currency, locale);
  return (
    <div className="refund">
      <span className={state}>{t(`orderPayments.refund.${state}`, { amount: money })}</span>
      {number && (
        <bdi className="number" dir="ltr">
          {number}
        </bdi>
      )}
      {failure && (state === 'waiting' || state === 'failed') && (
        <div>
          <PaymentFailure failure={failure} isTriedAgain={state === 'waiting' && !number} />
        </div>
      )}
      {state === 'failed' && isAllowed && (
        <div className="ways">
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            onClick={() => void run(retryPaymentRefund)}
            sx={{ minBlockSize: 44 }}
          >
            {t('orderPayments.retry')}
          </Button>
          <ConfirmButton
            variant="text"
            color="inherit"
            label={t('orderPayments.settle')}
            title={t('orderPayments.settle_title', { amount: money })}
            detail={t('orderPayments.settle_detail')}
            act={() => run(settlePaymentRefund)}
          />
        </div>
      )}
    </div>
  );
};

interface PaymentProps {
  payment: OrderPayment;
  order: Order;
  onChanged: () => Promise<unknown>;
}

/** One payment at a gateway: where, with which card, how far, and its refunds. */
const PaymentView = ({ payment, order, onChanged }: PaymentProps) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const { gateway, card, state, amount, captured, capture_before, failure, dispute, refunds } = payment;
  const money = (value: number) => formatMoney(value, order.currency, format.locale);
  const text = t(`orderPayments.state.${state}`, { amount: money(captured || amount) });
  return (
    <Payment>
      <div>
        <bdi>{gatewayLabels[gateway]}</bdi>
        {card && (
          <>
            {' · '}
            <bdi dir="ltr">{t('orderPayments.card', { brand: cardBrand(card.brand), last4: card.last4 })}</bdi>
          </>
        )}
      </div>
      <div className={state === 'failed' ? 'failed' : 'state'}>{text}</div>
      {state === 'authorized' && capture_before && (
        <div>{t('orderPayments.until', { time: dayTime(capture_before, format) })}</div>
      )}
      {failure && (
        <div>
          <PaymentFailure failure={failure} isTriedAgain={state !== 'failed'} />
        </div>
      )}
      {dispute && (
        <div className={dispute.state === 'won' ? undefined : 'failed'}>
          {t(`orderPayments.dispute.${dispute.state}`, { amount: money(dispute.amount) })}
        </div>
      )}
      {dispute && dispute.fees > 0 && <div>{t('orderPayments.dispute_fee', { amount: money(dispute.fees) })}</div>}
      {refunds.map((refund) => (
        <RefundState key={refund._id} refund={refund} order={order} onChanged={onChanged} />
      ))}
    </Payment>
  );
};

/** A button that makes the link with which the customer pays by card. */
const PaymentLink = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { makePaymentLink } = useDataProvider<StoreDataProvider>();
  const notifyError = useNotifyError();
  const [address, setAddress] = useState('');
  const [isLoading, setLoading] = useState(false);
  const make = async () => {
    setLoading(true);
    const { origin } = window.location;
    const request = {
      order_id: order._id,
      return_address: `${origin}${paths.paid}`,
      cancel_address: `${origin}${paths.notPaid}`,
    };
    await notifyError(async () => setAddress((await makePaymentLink(request)).payment.address));
    setLoading(false);
  };
  const label = t('orderPayments.link');
  return address ? (
    <CopyLink path={address} label={label} copy={t('customers.copy')} copied={t('customers.copied')} />
  ) : (
    <Box>
      <Button
        color="inherit"
        startIcon={<LinkIcon />}
        loading={isLoading}
        loadingPosition="start"
        onClick={() => void make()}
        sx={{ minBlockSize: 44 }}
      >
        {label}
      </Button>
    </Box>
  );
};

/** How an order is paid at the store's gateways, and a link to pay what is due. Nothing if it isn't paid there. */
export default function OrderPayments({ order }: { order: Order }) {
  const queryClient = useQueryClient();
  const isAllowed = useIsAllowed()({ permission: orderKeysOf(order.order_type) });
  const queryKey = orderKeys.detail(order._id);
  const { data } = useOrderPayments(order);
  if (!data) return null;
  const { payments = [], is_payable_online } = data;
  return (
    <>
      {payments
        .filter((payment) => isTold(payment, order))
        .map((payment) => (
          <PaymentView
            key={payment._id}
            payment={payment}
            order={order}
            onChanged={() => queryClient.invalidateQueries({ queryKey })}
          />
        ))}
      {is_payable_online && isAllowed && <PaymentLink key={`${order._id}/${order.version}`} order={order} />}
    </>
  );
}
