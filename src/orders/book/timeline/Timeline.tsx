import { DndContext, type DragEndEvent, pointerWithin } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { addMinutes } from 'date-fns';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MenuTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { UndoNotice } from '../../../components/feedback/UndoNotice';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreTables } from '../../places/tableChoices';
import { coversOf } from '../booking';
import type { BookingPreset } from '../phone/bookingChoice';
import { useTypedBookings } from '../typed/useTypedBookings';
import { dragAccessibility, useDragSensors } from './dragging';
import { MoveBar } from './MoveBar';
import { NowLine } from './NowLine';
import { TableLines } from './TableLines';
import { TimelineHead } from './TimelineHead';
import { isTakenNow, tableRows, typedByTable } from './tableRows';
import { targetOfKey } from './targetOfKey';
import { type TimelineActions, TimelineContext } from './timelineContext';
import { minutesOfPx, slotAtPx, trackCount, trackPx, tracksUntil, windowOf } from './timelineScale';
import { Canvas, Scroller } from './timelineStyles';
import { useMoveBooking } from './useMoveBooking';

const WalkInDialog = lazyWithRetry(() => import('../new/WalkInDialog'));

/** How much before that is in view when the page opens: an hour. */
const earlierTracks = 12;

const isRtl = (element: Element | null): boolean => element !== null && getComputedStyle(element).direction === 'rtl';

interface TimelineProps {
  day: string;
  orders: readonly Order[];
  tables: readonly MenuTable[];
  /** Where guests can be seated now; `undefined` while nothing can be booked. */
  menu: StoreTables | undefined;
  /** A free time at a table was tapped. */
  onBook: (booking: BookingPreset) => void;
}

/** The tables of a day by time, on which bookings are moved by dragging, by two taps, or by keys. */
export default function Timeline({ day, orders, tables, menu, onBook }: TimelineProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const { move, moving, refusal, dropRefusal, taken, dropTaken, spoken } = useMoveBooking();
  const [pickedId, setPickedId] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => orders.map((order) => moving.get(order._id) ?? order), [orders, moving]);
  const { start, end, rules } = useMemo(() => windowOf(store, day, orders), [store, day, orders]);
  const [from, to] = [start.getTime(), end.getTime()];
  const window = useMemo(() => ({ start: new Date(from), end: new Date(to), rules }), [from, to, rules]);
  const rows = useMemo(() => tableRows(tables, shown), [tables, shown]);
  const covers = useMemo(() => coversOf(shown), [shown]);
  const booked = useTypedBookings();
  const typed = useMemo(() => typedByTable(booked), [booked]);
  const sensors = useDragSensors();
  const [walkInAt, setWalkInAt] = useState<string>();
  const orderOf = (id: unknown) => orders.find(({ _id }) => _id === id);
  const aboutId = refusal?.orderId ?? pickedId;
  const about = orderOf(aboutId);

  const release = () => {
    setPickedId(undefined);
    dropRefusal();
  };
  const latest = useRef<TimelineActions>(undefined);
  latest.current = {
    pick: ({ _id }) => {
      dropRefusal();
      setPickedId(_id === pickedId ? undefined : _id);
    },
    tap: (tableId, px) => {
      const order = orderOf(pickedId);
      const table = tables.find(({ _id }) => _id === tableId);
      const at = slotAtPx(window, px);
      const now = new Date();
      if (!table) return;
      dropRefusal();
      setPickedId(undefined);
      if (order) void move(order, { tables: [table], at });
      else if (at > now) onBook({ table_id: table._id, at });
      // A tap before the present means guests who are here now.
      else if (menu && now <= window.end && !isTakenNow(rows, tableId, rules, now)) setWalkInAt(tableId);
    },
    onKey: (event, seen) => {
      if (event.key === 'Escape' && aboutId !== undefined) {
        event.preventDefault();
        return release();
      }
      const order = orderOf(seen._id) ?? seen;
      const target = targetOfKey(event, order, rows, {
        isRtl: isRtl(event.currentTarget),
        slotMinutes: rules.slot_minutes,
      });
      if (!target) return;
      // Otherwise the browser goes back a page.
      event.preventDefault();
      void move(order, target);
    },
  };
  const actions = useMemo(
    (): TimelineActions => ({
      pick: (order) => latest.current?.pick(order),
      tap: (tableId, px) => latest.current?.tap(tableId, px),
      onKey: (event, order) => latest.current?.onKey(event, order),
    }),
    [],
  );

  const drop = ({ active, over, delta }: DragEndEvent) => {
    const order = orderOf(active.data.current?.orderId);
    const table = tables.find(({ _id }) => _id === over?.id);
    if (!order || !table) return;
    const minutes = minutesOfPx(window, isRtl(scroller.current) ? -delta.x : delta.x);
    void move(order, { tables: [table], at: addMinutes(dueAt(order), minutes) });
  };

  // When the day opens, the present is in view, or the first booking of another day.
  const opened = useRef({ window, first: orders[0] });
  useEffect(() => {
    const element = scroller.current;
    const { window, first } = opened.current;
    const now = new Date();
    const isShown = now >= window.start && now <= window.end;
    if (!element || (!isShown && !first)) return;
    const px = (tracksUntil(window, isShown || !first ? now : dueAt(first)) - earlierTracks) * trackPx;
    element.scrollLeft = isRtl(element) ? -px : px;
  }, []);

  return (
    <TimelineContext value={actions}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={dragAccessibility}
        onDragStart={release}
        onDragEnd={drop}
      >
        <Scroller ref={scroller} role="region" aria-label={t('tableBook.view.timeline')} tabIndex={-1}>
          <Canvas style={{ ['--tracks' as string]: trackCount(window) }}>
            <TimelineHead window={window} covers={covers} />
            <TableLines {...{ rows, window, pickedId, moving, typed, scroller }} />
            <NowLine window={window} />
          </Canvas>
        </Scroller>
      </DndContext>
      {about && <MoveBar order={about} refusal={refusal?.text} how={t('tableBook.move.tap')} onClose={release} />}
      <Suspense fallback={null}>
        {menu && walkInAt !== undefined && (
          <WalkInDialog store={menu} tableId={walkInAt} onClose={() => setWalkInAt(undefined)} />
        )}
      </Suspense>
      <UndoNotice taken={taken} onClose={dropTaken} />
      <Box id="book-how" sx={visuallyHidden}>
        {t('tableBook.move.keys')}
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {spoken}
      </Box>
    </TimelineContext>
  );
}
