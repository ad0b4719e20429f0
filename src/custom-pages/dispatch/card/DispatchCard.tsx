import Checkbox from '@mui/material/Checkbox';
import { type MouseEvent, memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { customerName } from '../../../components/order/customerName';
import { useOrderSurroundings } from '../../../components/order/orderContext';
import { PromisedTime } from '../../../components/order/PromisedTime';
import { distanceText } from '../../../orders/actions/distanceText';
import { useOrderActions } from '../../../orders/actions/orderActionsContext';
import { useSession } from '../../../session/useSession';
import { canBeAssigned } from '../assign/whyNot';
import { useDispatching } from '../dispatchContext';
import { DragCard } from '../drag/DragCard';
import { Grip } from '../drag/Grip';
import { useIsPicked } from '../selection';
import { DispatchActions } from './DispatchActions';
import { KitchenState } from './KitchenState';
import { SearchState } from './SearchState';
import { TimeLeft } from './TimeLeft';

/** A tap on the card itself. Those on its controls, and in menus that float over the page but belong to it, mean something else. */
const isOnCard = ({ currentTarget, target }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('button, a, input, label') === null;

interface DispatchCardProps {
  order: Order;
  /** Address of the order beside the page. */
  href: string;
  isOpen: boolean;
  /** It only keeps its place: the order is elsewhere by now. */
  hasLeft: boolean;
}

/** One delivery: when it is due, where it goes, how far the kitchen is, who has it or is asked. */
export const DispatchCard = memo(({ order, href, isOpen, hasLeft }: DispatchCardProps) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const { selection } = useDispatching();
  const { locale } = useOrderSurroundings();
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
        <span className="promised">
          <PromisedTime order={order} />
        </span>
      </div>
      <TimeLeft order={order} />
      <div className="row">
        <div className="whither">
          <span className="customer" dir="auto">
            {customerName(order, t)}
          </span>
          {address && (
            <span className="row">
              <span className="address" dir="auto" title={address.address}>
                {address.address}
              </span>
              {store && <span className="away">{distanceText(store, address.location, locale)}</span>}
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
