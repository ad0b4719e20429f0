import { useDroppable } from '@dnd-kit/core';
import { type MouseEvent, memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { BookingBlock } from './BookingBlock';
import { TypedBlock } from './TypedBlock';
import type { TableRow } from './tableRows';
import { useTimeline } from './timelineContext';
import { lanesOf, type TimeWindow } from './timelineScale';
import { Line, lanePx } from './timelineStyles';

/** Where a booking can be dropped or moved by a tap. The keyboard moves it with Alt and the arrow keys. */
const Times = ({ row, isTarget }: { row: TableRow; isTarget: boolean }) => {
  const { tap } = useTimeline();
  const { setNodeRef, isOver } = useDroppable({ id: row.id, disabled: !row.table });
  const onTap = (event: MouseEvent<HTMLElement>) => {
    const { left, right } = event.currentTarget.getBoundingClientRect();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    tap(row.id, isRtl ? right - event.clientX : event.clientX - left);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; keys move the booking itself
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div
      ref={setNodeRef}
      className="times"
      data-table={row.number}
      data-over={isOver}
      data-target={isTarget}
      onClick={row.table && onTap}
    />
  );
};

interface TableLineProps {
  row: TableRow;
  window: TimeWindow;
  pickedId: string | undefined;
  moving: ReadonlyMap<string, Order>;
  /** The bookings of this table that someone is typing. */
  typed?: readonly TypedBooking[] | undefined;
}

/** One table of the timeline with its bookings. */
export const TableLine = memo(({ row, window, pickedId, moving, typed }: TableLineProps) => {
  const t = useTranslate();
  const { table, orders } = row;
  const { lanes, laneOf } = useMemo(() => lanesOf(window, orders), [window, orders]);
  return (
    <Line
      role="group"
      aria-label={t('order.table_number', { number: row.number })}
      style={{ gridTemplateRows: `repeat(${lanes}, ${lanePx}px)` }}
    >
      <div className="table">
        {t('order.table_number', { number: row.number })}
        {table && (
          <span className="seats">{t('tableBook.seats', { min: table.min_persons, max: table.max_persons })}</span>
        )}
      </div>
      <Times row={row} isTarget={table !== undefined && pickedId !== undefined} />
      {typed?.map((one) => (
        <TypedBlock key={one._id} typed={one} window={window} />
      ))}
      {orders.map((order) => (
        <BookingBlock
          key={order._id}
          order={order}
          rowId={row.id}
          window={window}
          lane={laneOf.get(order._id) ?? 0}
          isPicked={order._id === pickedId}
          isMoving={moving.has(order._id)}
        />
      ))}
    </Line>
  );
});
