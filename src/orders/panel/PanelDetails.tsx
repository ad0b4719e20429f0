import MapIcon from '@mui/icons-material/MapOutlined';
import SoldOutIcon from '@mui/icons-material/ProductionQuantityLimitsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order, OrderItem } from '#contract/entities/order';
import { localText } from '#contract/multilingual';
import { openDetails } from '#contract/orders/corrections';
import { displayedAmountDue } from '#contract/orders/displayedPayment';
import { orderKeysOf } from '#contract/orders/orderAccess';
import { tableNumbers } from '#contract/orders/orderTables';
import { endedEarly, isFinal, orderStatus } from '#contract/orders/statuses';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { Hint } from '../../components/hint/Hint';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { phoneText } from '../../components/phone/phoneText';
import { reasonText } from '../../components/text/reasonText';
import { dayTime } from '../../components/time/storeTime';
import { withTexts } from '../../i18n/index';
import { useSession } from '../../session/useSession';
import { useOrderActions } from '../actions/orderActionsContext';
import type { CorrectionPart } from '../details/CorrectionDialog';
import { customerName } from '../display/customerName';
import { DeliveryState } from '../display/DeliveryState';
import { Money, Sums } from '../display/Money';
import { OrderLines } from '../display/OrderLines';
import { OrderNote } from '../display/OrderNote';
import { OrderTotals } from '../display/OrderTotals';
import { useOrderFormat } from '../display/orderContext';
import { PaymentState } from '../display/PaymentState';
import { useIsChargedLater } from '../money/useOrderPayments';
import { BookingFeeNote } from './BookingFeeNote';
import { FeeBreakdown } from './FeeBreakdown';
import { OrderAllergens } from './OrderAllergens';
import { CallLink, CorrectButton, PanelPart } from './PanelPart';
import { PanelRounds } from './PanelRounds';

/** Opens a location in the device's map app or on the web. */
const mapLink = ([latitude, longitude]: readonly [number, number]): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

const CorrectionDialog = lazyWithRetry(withTexts('orderTaking', () => import('../details/CorrectionDialog')));

const OrderCustomerNote = lazyWithRetry(
  withTexts('orders', () => import('../customers/OrderCustomerNote')),
  { isAside: true },
);

const EraseCustomer = lazyWithRetry(
  withTexts('orders', () => import('../customers/EraseCustomer')),
  { isAside: true },
);

const GuestLink = lazyWithRetry(
  withTexts('orders', () => import('../customers/GuestLink')),
  { isAside: true },
);

const OrderEarnings = lazyWithRetry(
  withTexts('orders', () => import('../money/OrderEarnings')),
  { isAside: true },
);

const OrderPayments = lazyWithRetry(
  withTexts('orders', () => import('../money/OrderPayments')),
  { isAside: true },
);

/** As the call that makes it needs. */
const needOfGuestLink = {
  permission: orderKeysOf('table'),
  storeFlag: 'is_provide_table_booking',
} as const;

const Row = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minBlockSize: 44 }}>{children}</Box>
);

const DetailText = ({ children }: { children: ReactNode }) => (
  <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
);

/** Which parts can be corrected. An address includes its note, which can be corrected for longer. */
function openParts(order: Order): Record<CorrectionPart, boolean> {
  const open = openDetails(order);
  return {
    table: open.includes('table'),
    time: open.includes('time'),
    address: open.includes('address') || open.includes('note'),
    phone: open.includes('phone'),
  };
}

/** The customer, and where and when the order is handed over; each can be corrected in place. */
const CustomerPart = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const format = useOrderFormat();
  const [corrected, setCorrected] = useState<{ part: CorrectionPart; opened: Order } | null>(null);
  const { customer, delivery_address } = order;
  const isAllowed = useIsAllowed();
  const takesOrders = isAllowed({ permission: 'store/order' });
  const isBookedAhead = order.order_type === 'table' && order.schedule_at && !isFinal(order.order_status);
  const hasLink = isBookedAhead && isAllowed(needOfGuestLink);
  const session = useSession();
  const isOwner = session !== null && !session.sub_store && !session.viewer;
  const open = openParts(order);
  const button = (part: CorrectionPart) =>
    order.allowed_actions.includes('correct') &&
    open[part] && <CorrectButton part={part} onClick={() => setCorrected({ part, opened: order })} />;
  return (
    <PanelPart title={t('boards.panel.customer')}>
      <CallLink name={customerName(order, t)} phone={phoneText(customer)}>
        {button('phone')}
      </CallLink>
      <Suspense fallback={null}>{customer.phone && takesOrders && <OrderCustomerNote customer={customer} />}</Suspense>
      {order.schedule_at && (
        <Row>
          <DetailText>{t('orderChanges.details.scheduled', { time: dayTime(order.schedule_at, format) })}</DetailText>
          {button('time')}
        </Row>
      )}
      {order.table_number !== undefined && (
        <Row>
          <DetailText>
            {t('order.table_number', { number: tableNumbers(order) })}
            {order.persons ? ` · ${t('boards.panel.persons', { smart_count: order.persons })}` : ''}
          </DetailText>
          {button('table')}
        </Row>
      )}
      <Suspense fallback={null}>{hasLink && <GuestLink key={order._id} orderId={order._id} />}</Suspense>
      {delivery_address && (
        <Row>
          <DetailText>
            <bdi>{delivery_address.address}</bdi>
          </DetailText>
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
      <Suspense fallback={null}>{isOwner && isFinal(order.order_status) && <EraseCustomer order={order} />}</Suspense>
      <Suspense fallback={null}>
        {corrected && <CorrectionDialog {...corrected} onClose={() => setCorrected(null)} />}
      </Suspense>
    </PanelPart>
  );
};

const QuietSums = styled(Sums)(({ theme: { palette } }) => ({
  color: palette.text.secondary,
  '& .due, & .charged': { color: palette.text.primary, fontWeight: 600 },
}));

/**
 * Lists the sums paid, refunded and due; nothing if the payment state already says it all. For an order that was called
 * off also what it cost the customer in the end, because its total says otherwise.
 */
const PaidSums = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { paid_amount, refunded, extra_due, currency } = order;
  const isOff = endedEarly(order.order_status);
  if (refunded === 0 && extra_due === 0 && !isOff) return null;
  const rows: [name: string, amount: number][] = [
    ['paid', paid_amount],
    ['refunded', -refunded],
    ['due', isOff ? displayedAmountDue(order) : extra_due],
  ];
  return (
    <QuietSums>
      {rows
        .filter(([, amount]) => amount !== 0)
        .concat(isOff ? [['charged', paid_amount - refunded]] : [])
        .map(([name, amount]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt className={name}>{t(`orderChanges.sums.${name}`)}</dt>
            <dd className={name}>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
    </QuietSums>
  );
};

/** A button that marks a line's item as sold out; none for accounts without the permission, and for ended orders. */
function useSoldOutButton(order: Order): ((item: OrderItem) => ReactNode) | undefined {
  const t = useTranslate();
  const { language } = useOrderFormat();
  const { markSoldOut } = useOrderActions();
  const isAllowed = useIsAllowed()({ permission: 'store/product/stock' });
  const button = useCallback(
    (item: OrderItem) => {
      const text = t('boards.card.sold_out_of', { name: localText(item.name, language) });
      return (
        <Hint text={text}>
          <IconButton
            aria-label={text}
            onClick={() => markSoldOut([item])}
            sx={{ inlineSize: 44, blockSize: 44, marginInlineEnd: -1.5 }}
          >
            <SoldOutIcon fontSize="small" />
          </IconButton>
        </Hint>
      );
    },
    [t, language, markSoldOut],
  );
  return isAllowed && !isFinal(order.order_status) ? button : undefined;
}

/**
 * An order's people and locations first, because they are needed on the phone and at the door, then its lines and sums.
 */
export const PanelDetails = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const { provider } = order;
  const lineAction = useSoldOutButton(order);
  const isChargedLater = useIsChargedLater(order);
  const seesEarnings = useIsAllowed()({ permission: 'store/earning' });
  // Nothing to show for an order that ended before anyone was asked.
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
      <CustomerPart order={order} />
      {hasDelivery && (
        <PanelPart title={t('boards.panel.delivery')}>
          <DeliveryState order={order} />
          {provider && <CallLink name={provider.name} phone={provider.phone} />}
        </PanelPart>
      )}
      <PanelPart title={t('boards.panel.items')}>
        {order.order_comment && <OrderNote text={order.order_comment} />}
        {order.rounds ? (
          <PanelRounds order={order} rounds={order.rounds} lineAction={lineAction} />
        ) : (
          <OrderLines items={order.items} currency={order.currency} withPrices lineAction={lineAction} />
        )}
        <OrderAllergens items={order.items} />
        <Box sx={{ borderBlockStart: '1px solid', borderColor: 'divider', pt: 1 }}>
          <OrderTotals order={order} />
          <FeeBreakdown order={order} />
        </Box>
        <PaymentState order={order} isChargedLater={isChargedLater} />
        <PaidSums order={order} />
        <BookingFeeNote order={order} />
        <Suspense fallback={null}>
          {(order.paid_by === 'card' || order.booking_fee) && <OrderPayments order={order} />}
        </Suspense>
        <Suspense fallback={null}>
          {seesEarnings && isFinal(order.order_status) && !order.is_test && <OrderEarnings order={order} />}
        </Suspense>
      </PanelPart>
    </>
  );
};
