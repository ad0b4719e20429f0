import { useDraggable } from '@dnd-kit/core';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { tableNumbers } from '#contract/orders/orderTables';
import { useListText } from '../../../components/text/useListText';
import { clockTime } from '../../../components/time/storeTime';
import { useOrderActions, usePending } from '../../actions/orderActionsContext';
import { countRender } from '../../card/cardStyles';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { hasEnded } from '../booking';
import { useBookingState } from '../useStateText';
import { useTimeline } from './timelineContext';
import { columnsOf, type TimeWindow } from './timelineScale';
import { Block } from './timelineStyles';
import { canMove } from './useMoveBooking';

interface BookingBlockProps {
  order: Order;
  /** In whose row the block is: a party at joined tables has one in each. */
  rowId: string;
  window: TimeWindow;
  lane: number;
  isPicked: boolean;
  isMoving: boolean;
}

/** A booking on its table, from its time for its stay. */
const BlockFace = memo(
  ({ order: seen, window, lane, isPicked, isMoving, drag }: BookingBlockProps & { drag: Drag }) => {
    const t = useTranslate();
    const list = useListText();
    const format = useOrderFormat();
    const { pending } = useOrderActions();
    const unsent = usePending(seen)?.state === 'failed' ? [t('boards.failed.waiting')] : [];
    const { pick, onKey } = useTimeline();
    const order = pending.shown(seen);
    const { state, text } = useBookingState(order);
    const { from, to } = columnsOf(window, order);
    const name = customerName(order, t);
    const time = clockTime(dueAt(order), format);
    const persons = t('boards.panel.persons', { smart_count: order.persons ?? 0 });
    const table = t('order.table_number', { number: tableNumbers(order) });
    return (
      <Block
        type="button"
        ref={drag.ref}
        aria-pressed={isPicked}
        aria-label={list([name, persons, time, table, text, ...unsent])}
        aria-describedby={canMove(order) ? 'book-how' : undefined}
        title={list([name, persons, time, text, ...unsent])}
        data-order-id={order._id}
        data-state={state}
        data-ended={hasEnded(state)}
        data-picked={isPicked}
        data-moving={isMoving}
        data-unsent={unsent.length > 0}
        data-dragged={drag.transform !== undefined}
        {...countRender(order._id)}
        style={{
          gridColumn: `${from + 1} / ${to + 1}`,
          ['--lane' as string]: lane + 1,
          ...(drag.transform && { transform: drag.transform }),
        }}
        onMouseDown={drag.onMouseDown}
        onTouchStart={drag.onTouchStart}
        onClick={() => pick(order)}
        onKeyDown={(event) => onKey(event, order)}
      >
        <span className="line name">
          <bdi>{name}</bdi> · {order.persons}
        </span>
        {/* The time is where the block stands, so its end can be cut off. */}
        <span className="line">
          {text} · {time}
        </span>
      </Block>
    );
  },
);

interface Drag {
  ref: (node: HTMLElement | null) => void;
  transform: string | undefined;
  onMouseDown: React.MouseEventHandler | undefined;
  onTouchStart: React.TouchEventHandler | undefined;
}

/** A block that can be dragged. Separate from what it shows, because a drag renders every frame again. */
export const BookingBlock = (props: BookingBlockProps) => {
  const { order, rowId } = props;
  const { setNodeRef, listeners, transform } = useDraggable({
    id: `${order._id} ${rowId}`,
    data: { orderId: order._id },
    disabled: !canMove(order),
  });
  const shift = transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined;
  const drag = useMemo(
    (): Drag => ({
      ref: setNodeRef,
      transform: shift,
      onMouseDown: listeners?.onMouseDown as React.MouseEventHandler | undefined,
      onTouchStart: listeners?.onTouchStart as React.TouchEventHandler | undefined,
    }),
    [setNodeRef, shift, listeners],
  );
  return <BlockFace {...props} drag={drag} />;
};
