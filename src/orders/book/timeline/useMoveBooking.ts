import { addMilliseconds, differenceInMilliseconds } from 'date-fns';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { openDetails } from '#contract/orders/corrections';
import { tableIds, tableNumbers } from '#contract/orders/orderTables';
import type { Taken } from '../../../components/feedback/UndoNotice';
import { clockTime } from '../../../components/time/storeTime';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useRealtime } from '../../../realtime/useRealtime';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';
import { useRefusalText } from '../../display/useRefusalText';

interface NumberedTable {
  _id: string;
  number: number;
}

/** Where a booking moves. What it leaves out stays as it is. */
export interface Target {
  /** Several are joined. */
  tables?: readonly NumberedTable[] | undefined;
  at?: Date | undefined;
}

/** The parts of a target that differ from the order and can still change: seated guests change only their table. */
function changesOf(order: Order, { tables, at }: Target): Target {
  const ids = tableIds(order);
  const open = order.allowed_actions.includes('correct') ? openDetails(order) : [];
  return {
    // A party at joined tables that moves along one of them keeps the others.
    ...(tables && !tables.every(({ _id }) => ids.includes(_id)) && open.includes('table') ? { tables } : {}),
    ...(at && at.getTime() !== dueAt(order).getTime() && open.includes('time') ? { at } : {}),
  };
}

/** Names tables in a call. */
const named = (ids: readonly string[]) => (ids.length > 1 ? { table_ids: [...ids] } : { table_id: ids[0] ?? '' });

/** The tables that a booking has now. */
const tablesNow = (order: Order): NumberedTable[] => {
  const numbers = order.table_numbers ?? [order.table_number ?? 0];
  return tableIds(order).map((_id, index) => ({ _id, number: numbers[index] ?? 0 }));
};

/** An order as it will be at other tables. */
const atTables = (tables: readonly NumberedTable[]) => ({
  ...{ table_id: tables[0]?._id, table_number: tables[0]?.number },
  ...{ table_ids: tables.map(({ _id }) => _id), table_numbers: tables.map(({ number }) => number) },
});

/** Whether anyone can move this booking, to another table at least. */
export const canMove = (order: Order): boolean =>
  order.allowed_actions.includes('correct') && openDetails(order).includes('table');

/** A booking's times after it moves to an instant: its stay is as long as before. */
const timesAt = (order: Order, at: Date): Pick<Order, 'schedule_at' | 'free_at'> => ({
  schedule_at: at.toISOString(),
  free_at: order.free_at && addMilliseconds(at, differenceInMilliseconds(order.free_at, dueAt(order))).toISOString(),
});

/** Why a move was refused, for the booking that it is about. */
interface Refusal {
  orderId: string;
  text: string;
}

/** Moves bookings to other tables and times, with what to say about it and the way back. */
export function useMoveBooking() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const t = useTranslate();
  const reasonOf = useRefusalText('tableBook.table_typed');
  const format = useOrderFormat();
  const sending = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlyMap<string, Order>>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [spoken, setSpoken] = useState('');

  const move = useCallback(
    async (order: Order, target: Target, isUndo = false): Promise<void> => {
      const { tables, at } = changesOf(order, target);
      if ((!tables && !at) || sending.current.has(order._id)) return;
      sending.current.add(order._id);
      setRefusal(null);
      setTaken(null);
      const predicted: Order = {
        ...order,
        ...(tables ? atTables(tables) : {}),
        ...(at ? timesAt(order, at) : {}),
      };
      setMoving((before) => new Map(before).set(order._id, predicted));
      const said = (moved: OrderSnapshot) =>
        t(isUndo ? 'tableBook.move.undone' : 'tableBook.move.done', {
          name: customerName(moved, t),
          table: tableNumbers(moved),
          time: clockTime(dueAt(moved), format),
        });
      try {
        const { order: moved } = await dataProvider.updateOrderDetails({
          order_id: order._id,
          version: order.version,
          idempotency_key: uuid(),
          ...(tables ? named(tables.map(({ _id }) => _id)) : {}),
          ...(at ? { schedule_at: at.toISOString() } : {}),
        });
        applyReply(moved);
        setSpoken(said(moved));
        const before = tablesNow(order);
        const back = {
          ...(tables && before.length > 0 ? { tables: before } : {}),
          ...(at ? { at: dueAt(order) } : {}),
        };
        if (!isUndo) setTaken({ text: said(moved), undo: () => void move(moved, back, true) });
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        const current = error.details.current as Order | undefined;
        if (current) applyReply(current);
        const text = t('tableBook.move.refused', { name: customerName(order, t), reason: reasonOf(error) });
        setRefusal({ orderId: order._id, text });
      } finally {
        sending.current.delete(order._id);
        setMoving((before) => {
          const others = new Map(before);
          others.delete(order._id);
          return others;
        });
      }
    },
    [applyReply, dataProvider, format, reasonOf, t],
  );

  return { move, moving, refusal, dropRefusal: () => setRefusal(null), taken, dropTaken: () => setTaken(null), spoken };
}
