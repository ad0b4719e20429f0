import { DndContext, type DragEndEvent, pointerWithin } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { visuallyHidden } from '@mui/utils';
import { type KeyboardEvent, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import type { StoreTable } from '#contract/entities/menu';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { UndoNotice } from '../../../components/feedback/UndoNotice';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useClock } from '../../../components/time/sharedClock';
import { breakpoints } from '../../../theme/tokens';
import { useOrderActions } from '../../actions/orderActionsContext';
import type { StoreTables } from '../../places/tableChoices';
import { coversOf } from '../booking';
import type { BookingPreset } from '../phone/bookingChoice';
import { dragAccessibility, useDragSensors } from '../timeline/dragging';
import { MoveBar } from '../timeline/MoveBar';
import { windowOf } from '../timeline/timelineScale';
import { useMoveBooking } from '../timeline/useMoveBooking';
import { FloorRoomView } from './FloorRoomView';
import { type FloorActions, FloorContext } from './floorContext';
import { floorRooms } from './floorRows';
import { MomentBar } from './MomentBar';
import { nearestTable } from './nearestTable';

const WalkInDialog = lazyWithRetry(() => import('../new/WalkInDialog'));

const minuteMs = 60_000;

interface FloorProps {
  day: string;
  isToday: boolean;
  orders: readonly Order[];
  store: StoreTables & { tables: readonly StoreTable[] };
  /** Opens a new booking of a table that is free later. */
  onBook: (preset: BookingPreset) => void;
}

/** The orders as they will be, with taps that the server hasn't answered and moves that are on their way. */
function useShown(orders: readonly Order[], moving: ReadonlyMap<string, Order>): readonly Order[] {
  const { pending } = useOrderActions();
  const edition = useSyncExternalStore(pending.subscribe, pending.edition);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edition says that the pending actions have changed
  return useMemo(
    () => orders.map((order) => moving.get(order._id) ?? pending.shown(order)),
    [orders, moving, pending, edition],
  );
}

/** The rooms of the store at a moment of the day. Bookings are moved by dragging, by two taps, or by keys. */
export default function Floor({ day, isToday, orders, store: { tables, ...joins }, onBook }: FloorProps) {
  const t = useTranslate();
  const { store } = useStoreFormat();
  const isPlan = useMediaQuery(`(min-width: ${breakpoints.menuHidden}px)`, { noSsr: true });
  const { move, moving, refusal, dropRefusal, taken, dropTaken, spoken } = useMoveBooking();
  const [pickedId, setPickedId] = useState<string>();
  const [walkInAt, setWalkInAt] = useState<string>();
  const [focusedId, setFocusedId] = useState<string>();
  const [chosenAt, setChosenAt] = useState<Date | null>(null);
  const rooms = useRef<HTMLDivElement>(null);
  const sensors = useDragSensors();
  const shown = useShown(orders, moving);
  const { start, end, rules } = useMemo(() => windowOf(store, day, orders), [store, day, orders]);
  const covers = useMemo(() => coversOf(shown), [shown]);

  const now = useClock((instant) => Math.floor(instant.getTime() / minuteMs) * minuteMs);
  const isNow = isToday && chosenAt === null;
  const first = orders[0];
  const at = isNow ? now : (chosenAt ?? (first ? dueAt(first) : start)).getTime();
  const floor = useMemo(
    () => floorRooms(tables, shown, rules, { at: new Date(at), isNow }),
    [tables, shown, rules, at, isNow],
  );
  const rows = floor.flatMap((room) => room.rows);
  const currentId = rows.some(({ id }) => id === focusedId) ? focusedId : rows[0]?.id;
  const orderOf = (id: unknown) => orders.find(({ _id }) => _id === id);
  const tableOf = (id: unknown) => tables.find(({ _id }) => _id === id);
  const about = orderOf(refusal?.orderId ?? pickedId);

  const release = () => {
    setPickedId(undefined);
    dropRefusal();
  };
  // The bar of the chosen booking takes room from the tables.
  useEffect(() => {
    if (pickedId !== undefined)
      rooms.current?.querySelector('[data-table-id][aria-pressed=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pickedId]);
  const moveTo = (order: Order, tableId: unknown) => {
    const table = tableOf(tableId);
    if (table) void move(order, { tables: [table] });
  };
  const latest = useRef<FloorActions>(undefined);
  latest.current = {
    choose: (tableId) => {
      const picked = orderOf(pickedId);
      const there = rows.find(({ id }) => id === tableId)?.situation.order;
      const table = tableOf(tableId);
      release();
      setFocusedId(tableId);
      if (picked && picked._id !== there?._id) moveTo(picked, tableId);
      else if (there && !picked) setPickedId(there._id);
      else if (!picked && table && isNow) setWalkInAt(tableId);
      else if (!picked && table && at > now) onBook({ table_id: table._id, at: new Date(at) });
    },
  };
  const actions = useMemo((): FloorActions => ({ choose: (tableId) => latest.current?.choose(tableId) }), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && (pickedId !== undefined || refusal)) {
      event.preventDefault();
      return release();
    }
    const from = event.target instanceof Element ? event.target.closest('[data-table-id]') : null;
    if (!from || !rooms.current) return;
    const all = [...rooms.current.querySelectorAll<HTMLElement>('[data-table-id]')];
    const next = nearestTable(event.key, from, all);
    if (!next) return;
    // Otherwise the page scrolls.
    event.preventDefault();
    next.focus();
  };
  const drop = ({ active, over }: DragEndEvent) => {
    const order = orderOf(active.data.current?.orderId);
    if (order && over && over.id !== active.id) moveTo(order, over.id);
  };

  return (
    <FloorContext value={actions}>
      <MomentBar
        {...{ start, end, covers, isNow }}
        at={new Date(at)}
        hasNow={isToday}
        onAt={(chosen) => {
          release();
          setChosenAt(chosen);
        }}
      />
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={dragAccessibility}
        onDragStart={release}
        onDragEnd={drop}
      >
        <Box
          ref={rooms}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setFocusedId(target.closest<HTMLElement>('[data-table-id]')?.dataset.tableId)}
          sx={{ flex: 1, minBlockSize: 0, overflow: 'auto', p: 0.5, display: 'flex', flexWrap: 'wrap', gap: 2 }}
          style={{ alignContent: 'flex-start' }}
        >
          {floor.map((room) => (
            <FloorRoomView
              key={room.name}
              room={room}
              isPlan={isPlan}
              hasHeading={floor.length > 1 || room.name !== ''}
              {...{ at, pickedId, currentId }}
            />
          ))}
        </Box>
      </DndContext>
      <Box sx={{ position: 'sticky', insetBlockEnd: 8, zIndex: 5, display: 'grid' }}>
        {about && <MoveBar order={about} refusal={refusal?.text} how={t('tableBook.floor.tap')} onClose={release} />}
      </Box>
      <Suspense fallback={null}>
        {walkInAt !== undefined && (
          <WalkInDialog store={{ tables, ...joins }} tableId={walkInAt} onClose={() => setWalkInAt(undefined)} />
        )}
      </Suspense>
      <UndoNotice taken={taken} onClose={dropTaken} />
      <Box id="floor-how" sx={visuallyHidden}>
        {t('tableBook.floor.keys')}
      </Box>
      <Box role="status" aria-live="polite" sx={visuallyHidden}>
        {spoken}
      </Box>
    </FloorContext>
  );
}
