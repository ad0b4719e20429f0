import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Order } from '#contract/entities/order';
import type { TypedBooking } from '#contract/entities/typedBooking';
import { TableLine } from './TableLine';
import type { TableRow } from './tableRows';
import { lanesOf, type TimeWindow } from './timelineScale';
import { rowPx } from './timelineStyles';

/** Up to this many tables, all are rendered. */
const drawnWhole = 60;

interface TableLinesProps {
  rows: readonly TableRow[];
  window: TimeWindow;
  pickedId: string | undefined;
  moving: ReadonlyMap<string, Order>;
  /** The bookings that someone is typing, by table. */
  typed: ReadonlyMap<string, readonly TypedBooking[]>;
  scroller: RefObject<HTMLDivElement | null>;
}

/** Renders only the tables near the visible part. */
const VirtualLines = ({ rows, scroller, typed, ...line }: TableLinesProps) => {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowPx(lanesOf(line.window, rows[index]?.orders ?? []).lanes),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 6,
    useFlushSync: false,
  });
  return (
    <div style={{ position: 'relative', blockSize: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index];
        return (
          row && (
            <div key={key} style={{ position: 'absolute', insetInline: 0, insetBlockStart: start }}>
              <TableLine row={row} typed={typed.get(row.id)} {...line} />
            </div>
          )
        );
      })}
    </div>
  );
};

/** All tables; of very many only those in view. */
export const TableLines = (props: TableLinesProps) => {
  const { rows, scroller: _scroller, typed, ...line } = props;
  if (rows.length > drawnWhole) return <VirtualLines {...props} />;
  return rows.map((row) => <TableLine key={row.id} row={row} typed={typed.get(row.id)} {...line} />);
};
