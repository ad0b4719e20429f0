import { type MouseEvent, memo, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { tableNumbers } from '#contract/orders/orderTables';
import { useThemeChoice } from '../../theme/themeChoice';
import { useOrderActions } from '../actions/orderActionsContext';
import { customerName } from '../display/customerName';
import { DeliveryState } from '../display/DeliveryState';
import { KitchenState } from '../display/KitchenState';
import { Money } from '../display/Money';
import { OrderClock, useUrgency } from '../display/OrderClock';
import { OrderLines } from '../display/OrderLines';
import { OrderNote } from '../display/OrderNote';
import { OrderTypeIcon } from '../display/OrderTypeIcon';
import { PaymentState } from '../display/PaymentState';
import { TestMark } from '../display/TestMark';
import { CardChanges } from '../orderParts';
import { CardActions } from './CardActions';
import { CardRounds } from './CardRounds';
import { CardFrame, countRender } from './cardStyles';

/** Further lines are collapsed, unless there is only one more. */
const linesShown = { comfortable: 6, compact: 3 } as const;

interface OrderCardProps {
  order: Order;
  /** Address of the order beside its board. */
  href: string;
  isOpen: boolean;
  /** The card only keeps its position; the order has moved on. */
  hasLeft: boolean;
}

/** A tap on the card itself. Taps on its controls, or in floating menus that belong to it, mean something else. */
const isOnCard = ({ currentTarget, target }: MouseEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('button, a, input') === null;

/** An order on a board: what the kitchen needs at a glance, and the next action. */
export const OrderCard = memo(({ order, href, isOpen, hasLeft }: OrderCardProps) => {
  const t = useTranslate();
  const { open } = useOrderActions();
  const urgency = useUrgency(order);
  const [isWhole, setWhole] = useState(false);
  const { density } = useThemeChoice();
  const most = linesShown[density];
  const folded = !order.rounds && order.items.length > most + 1 && !isWhole ? order.items.length - most : 0;
  const customer = customerName(order, t);
  const headingId = `order-${order._id}`;
  return (
    <CardFrame
      aria-labelledby={headingId}
      aria-hidden={hasLeft || undefined}
      data-testid="order-card"
      data-order={order.unique_id}
      data-order-id={order._id}
      data-urgency={hasLeft ? 'calm' : urgency}
      data-open={isOpen}
      data-left={hasLeft}
      {...countRender(order._id)}
      onClick={(event) => {
        if (!hasLeft && isOnCard(event)) open(order._id);
      }}
    >
      <div className="row head">
        <a
          id={headingId}
          className="number"
          href={href}
          tabIndex={hasLeft ? -1 : undefined}
          aria-current={isOpen ? 'true' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            if (!hasLeft) open(order._id);
          }}
        >
          {t('order.number', { number: order.unique_id })}
        </a>
        <TestMark order={order} />
        <span className="type">
          <OrderTypeIcon type={order.order_type} aria-hidden />
          <span>
            {order.table_number
              ? t('order.table_number', { number: tableNumbers(order) })
              : t(`order.type.${order.order_type}`)}
          </span>
        </span>
      </div>
      <span className="customer" title={customer}>
        {customer}
      </span>
      <div className="row clocks">
        <OrderClock order={order} of="store" />
        <OrderClock order={order} of="customer" />
      </div>
      {order.rounds && (
        <div className="rounds">
          <CardRounds order={order} hasLeft={hasLeft} />
        </div>
      )}
      <div className="lines" hidden={order.rounds && !order.order_comment}>
        {!order.rounds && (
          <OrderLines items={order.items} currency={order.currency} first={order.items.length - folded} />
        )}
        {folded > 0 && density === 'compact' && (
          <span className="more"> {t('boards.card.more', { smart_count: folded })}</span>
        )}
        {folded > 0 && density !== 'compact' && (
          <button type="button" className="more" tabIndex={hasLeft ? -1 : undefined} onClick={() => setWhole(true)}>
            {t('boards.card.more', { smart_count: folded })}
          </button>
        )}
        {order.order_comment && <OrderNote text={order.order_comment} />}
      </div>
      {(order.unseen_change || order.pending_change || order.refused_change) && (
        <Suspense fallback={null}>
          <CardChanges order={order} />
        </Suspense>
      )}
      <KitchenState order={order} />
      <DeliveryState order={order} />
      <div className="row">
        <PaymentState order={order} />
        <span className="total">
          <Money amount={order.total} currency={order.currency} />
        </span>
      </div>
      <CardActions order={order} hasLeft={hasLeft} />
    </CardFrame>
  );
});
