import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { isFinal, orderStatus } from '#contract/orders/statuses';
import { DeliveryState } from '../../components/order/DeliveryState';
import { OrderLines } from '../../components/order/OrderLines';
import { OrderNote } from '../../components/order/OrderNote';
import { OrderTotals } from '../../components/order/OrderTotals';
import { PaymentState } from '../../components/order/PaymentState';
import { reasonText } from '../../components/order/reasonText';
import { PaidSums } from '../money/PaidSums';
import { CallLink } from './CallLink';
import { CustomerPart } from './CustomerPart';
import { PanelPart } from './PanelPart';

/** Lines, sums, people and places of an order. */
export const PanelDetails = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { provider } = order;
  // Of an order that ended before anybody was asked there is nothing to tell.
  const hasDelivery =
    order.order_type === 'delivery' &&
    order.order_status !== orderStatus.NEW &&
    (order.delivery_status !== null || !isFinal(order.order_status));
  return (
    <>
      {order.reason && (
        <Typography sx={{ color: 'error.main', fontWeight: 550 }}>
          {t('boards.panel.reason', { reason: reasonText(t, order.reason) })}
        </Typography>
      )}
      <PanelPart title={t('boards.panel.items')}>
        {order.order_comment && <OrderNote text={order.order_comment} />}
        <OrderLines items={order.items} currency={order.currency} withPrices />
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider', pt: 1 }}>
          <OrderTotals order={order} />
        </Box>
        <PaymentState order={order} />
        <PaidSums order={order} />
      </PanelPart>
      <CustomerPart order={order} />
      {hasDelivery && (
        <PanelPart title={t('boards.panel.delivery')}>
          <DeliveryState order={order} />
          {provider && <CallLink name={provider.name} phone={provider.phone} />}
        </PanelPart>
      )}
    </>
  );
};
