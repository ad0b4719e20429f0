import MapIcon from '@mui/icons-material/MapOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { openDetails } from '#contract/orders/details';
import { customerName } from '../../components/order/customerName';
import { OrderNote } from '../../components/order/OrderNote';
import { useOrderSurroundings } from '../../components/order/orderContext';
import { dayTime } from '../../components/order/storeTime';
import { patientLazy } from '../../components/patientLazy';
import type { CorrectionPart } from '../details/CorrectionDialog';
import { CallLink } from './CallLink';
import { CorrectButton } from './CorrectButton';
import { mapLink } from './mapLink';
import { PanelPart } from './PanelPart';

const CorrectionDialog = patientLazy(() => import('../details/CorrectionDialog'));

const Row = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 44 }}>{children}</Box>
);

const Told = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
);

/** Which parts can be corrected. An address comes with its note, which stays open longer. */
function openParts(order: Order): Record<CorrectionPart, boolean> {
  const open = openDetails(order);
  return {
    table: open.includes('table'),
    time: open.includes('time'),
    address: open.includes('address') || open.includes('note'),
    phone: open.includes('phone'),
  };
}

/** Who ordered, where and when it is handed over; each can be put right where it stands. */
export const CustomerPart = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const place = useOrderSurroundings();
  const [corrected, setCorrected] = useState<{ part: CorrectionPart; opened: Order } | null>(null);
  const { customer, delivery_address } = order;
  const open = openParts(order);
  const button = (part: CorrectionPart) =>
    order.allowed_actions.includes('correct') &&
    open[part] && <CorrectButton part={part} onClick={() => setCorrected({ part, opened: order })} />;
  return (
    <PanelPart title={t('boards.panel.customer')}>
      <CallLink
        name={customerName(order, t)}
        phone={customer.phone && `${customer.country_phone_code} ${customer.phone}`}
      >
        {button('phone')}
      </CallLink>
      {order.schedule_at && (
        <Row>
          <Told>{t('orderChanges.details.scheduled', { time: dayTime(order.schedule_at, place) })}</Told>
          {button('time')}
        </Row>
      )}
      {order.table_number !== undefined && (
        <Row>
          <Told>
            {t('order.table_number', { number: order.table_number })}
            {order.persons ? ` · ${t('boards.panel.persons', { smart_count: order.persons })}` : ''}
          </Told>
          {button('table')}
        </Row>
      )}
      {delivery_address && (
        <Row>
          <Told>
            <bdi>{delivery_address.address}</bdi>
          </Told>
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
          {button('address')}
        </Row>
      )}
      {delivery_address?.note && <OrderNote text={delivery_address.note} />}
      {order.delivery_comment && <OrderNote text={order.delivery_comment} />}
      <Suspense fallback={null}>
        {corrected && <CorrectionDialog {...corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </PanelPart>
  );
};
