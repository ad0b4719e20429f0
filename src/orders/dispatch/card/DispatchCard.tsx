import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import SkilletIcon from '@mui/icons-material/OutdoorGrillOutlined';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { type MouseEvent, memo } from 'react';
import { type TranslateFunction, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { isDormant } from '#contract/orders/primaryAction';
import { deliveryStatus, orderStatus } from '#contract/orders/statuses';
import { useClock } from '../../../components/time/sharedClock';
import { useSession } from '../../../session/useSession';
import { useOrderActions } from '../../actions/orderActionsContext';
import { distanceText } from '../../actions/useAwayText';
import { customerName } from '../../display/customerName';
import { DeliveryState } from '../../display/DeliveryState';
import { OrderClock } from '../../display/OrderClock';
import { useOrderFormat } from '../../display/orderContext';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import { DragCard, Grip } from '../drag/DragCard';
import { useIsPicked } from '../selection';
import { DispatchActions } from './DispatchActions';

const State = styled('span')(({ theme: { palette } }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  color: palette.text.secondary,
  '& svg': { fontSize: 16, flexShrink: 0, marginBlockStart: 1 },
  '&[data-ready="true"]': { color: palette.stage.ready, fontWeight: 600 },
}));

/** The kitchen's progress and its clock, so that no one waits at the counter for unfinished food. */
const KitchenState = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const isReady = order.order_status === orderStatus.READY;
  const isCooking = order.order_status === orderStatus.PREPARING;
  const Icon = isReady ? CheckIcon : isCooking ? SkilletIcon : HourglassIcon;
  return (
    <div className="row clocks">
      <State data-ready={isReady}>
        <Icon aria-hidden />
        {t(`dispatch.kitchen.${isReady ? 'ready' : isCooking ? 'cooking' : 'waiting'}`)}
      </State>
      <OrderClock order={order} of="store" />
    </div>
  );
};

/** Who declined, if the order is unassigned for that reason; otherwise `undefined`. */
function turnedDownText({ delivery_status, declined_by }: Order, t: TranslateFunction): string | undefined {
  if (!declined_by) return undefined;
  const { name, count } = declined_by;
  if (delivery_status === deliveryStatus.PROVIDER_CANCELLED) return t('dispatch.turned_down.dropped_out', { name });
  const declined =
    count > 1
      ? t('dispatch.turned_down.declined_more', { name, smart_count: count - 1 })
      : t('dispatch.turned_down.declined', { name });
  if (delivery_status === deliveryStatus.REJECTED) return declined;
  return `${t(`order.delivery_status.${delivery_status}`)} · ${declined}`;
}

/** Who has a delivery, who it is offered to, or who declined it. */
const SearchState = ({ order }: { order: Order }) => {
  const t = useTranslate();
  return <DeliveryState order={order} statusText={turnedDownText(order, t)} />;
};

/** Marks an order for a later day, so that no one assigns it now. */
const Later = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const waits = useClock((now) => isDormant(order, now));
  return waits ? <span className="later">{t('boards.card.waits.later')}</span> : null;
};

/** A tap on the card itself. Taps on its controls, or in floating menus that belong to it, mean something else. */
const isOnCard = ({ currentTarget, target }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('button, a, input, label') === null;

interface DispatchCardProps {
  order: Order;
  /** Address of the order beside the page. */
  href: string;
  isOpen: boolean;
  /** The card only keeps its position; the order has moved on. */
  hasLeft: boolean;
}

/** One delivery: its due time, destination, kitchen progress, and who has it or is being asked. */
export const DispatchCard = memo(({ order, href, isOpen, hasLeft }: DispatchCardProps) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const { selection } = useDispatching();
  const { locale } = useOrderFormat();
  const store = useSession()?.store;
  const isPicked = useIsPicked(selection, order._id);
  const number = order.unique_id;
  const address = order.delivery_address;
  const isMovable = !hasLeft && canBeAssigned(order);
  return (
    <DragCard
      order={order}
      isDisabled={!isMovable}
      isOpen={isOpen}
      isPicked={isPicked}
      hasLeft={hasLeft}
      onClick={(event) => {
        if (!hasLeft && isOnCard(event)) selection.focus({ kind: 'order', id: order._id });
      }}
    >
      <div className="row">
        {isMovable && (
          <Checkbox
            className="pick"
            disableRipple
            checked={isPicked}
            onChange={() => selection.toggle(order._id)}
            slotProps={{ input: { 'aria-label': t('dispatch.pick', { number }) } }}
          />
        )}
        <a
          id={`order-${order._id}`}
          className="number"
          href={href}
          draggable={false}
          tabIndex={hasLeft ? -1 : undefined}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!hasLeft) open(order._id);
          }}
        >
          {t('order.number', { number })}
        </a>
        <span className="clock">
          <OrderClock order={order} of="customer" />
        </span>
        <Later order={order} />
      </div>
      <div className="row">
        <div className="whither">
          <span className="row">
            <span className="customer" dir="auto">
              {customerName(order, t)}
            </span>
            {address && store && <span className="away">{distanceText(store, address.location, locale)}</span>}
          </span>
          {address && (
            <span className="address" dir="auto" title={address.address}>
              {address.address}
            </span>
          )}
        </div>
        {isMovable && <Grip order={order} />}
      </div>
      <KitchenState order={order} />
      <SearchState order={order} />
      <DispatchActions order={order} hasLeft={hasLeft} />
    </DragCard>
  );
});
