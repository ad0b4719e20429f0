import CallIcon from '@mui/icons-material/CallOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { customerName } from '../../components/order/customerName';
import { DeliveryState } from '../../components/order/DeliveryState';
import { OrderLines } from '../../components/order/OrderLines';
import { OrderNote } from '../../components/order/OrderNote';
import { OrderTotals } from '../../components/order/OrderTotals';
import { PaymentState } from '../../components/order/PaymentState';
import { PaidSums } from '../money/PaidSums';
import { mapLink } from './mapLink';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 1 }}>
    <Typography component="h3" sx={{ fontSize: '0.875rem', fontWeight: 600, color: 'text.secondary' }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** A person with the number to call, where there is one. */
const CallLink = ({ name, phone }: { name: string; phone: string }) => {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Box>
      {phone && (
        <Button
          size="large"
          startIcon={<CallIcon />}
          href={`tel:${phone}`}
          aria-label={t('boards.card.call', { name })}
          sx={{ flexShrink: 0 }}
        >
          <bdi>{phone}</bdi>
        </Button>
      )}
    </Box>
  );
};

/** Lines, sums, people and places of an order. */
export const PanelDetails = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { customer, delivery_address, provider } = order;
  return (
    <>
      {order.reason && (
        <Typography sx={{ color: 'error.main', fontWeight: 550 }}>
          {t('boards.panel.reason', { reason: order.reason })}
        </Typography>
      )}
      <Part title={t('boards.panel.items')}>
        {order.order_comment && <OrderNote text={order.order_comment} />}
        <OrderLines items={order.items} currency={order.currency} withPrices />
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider', pt: 1 }}>
          <OrderTotals order={order} />
        </Box>
        <PaymentState order={order} />
        <PaidSums order={order} />
      </Part>
      <Part title={t('boards.panel.customer')}>
        <CallLink
          name={customerName(order, t)}
          phone={customer.phone && `${customer.country_phone_code}${customer.phone}`}
        />
        {order.table_number !== undefined && (
          <span>
            {t('order.table_number', { number: order.table_number })}
            {order.persons ? ` · ${t('boards.panel.persons', { smart_count: order.persons })}` : ''}
          </span>
        )}
        {delivery_address && (
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{delivery_address.address}</Box>
            <Button
              size="large"
              startIcon={<MapIcon />}
              href={mapLink(delivery_address.location)}
              target="_blank"
              rel="noreferrer"
              sx={{ flexShrink: 0 }}
            >
              {t('boards.panel.map')}
            </Button>
          </Box>
        )}
        {delivery_address?.note && <OrderNote text={delivery_address.note} />}
        {order.delivery_comment && <OrderNote text={order.delivery_comment} />}
      </Part>
      {order.order_type === 'delivery' && order.order_status !== orderStatus.NEW && (
        <Part title={t('boards.panel.delivery')}>
          <DeliveryState order={order} />
          {provider && <CallLink name={provider.name} phone={provider.phone} />}
        </Part>
      )}
    </>
  );
};
