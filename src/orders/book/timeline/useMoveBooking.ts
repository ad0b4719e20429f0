import { addMilliseconds, differenceInMilliseconds } from 'date-fns';
import { useCallback, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { openDetails } from '#contract/orders/corrections';
import type { Taken } from '../../../components/feedback/UndoNotice';
import { clockTime } from '../../../components/time/storeTime';
import { errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { useRealtime } from '../../../realtime/useRealtime';
import { customerName } from '../../display/customerName';
import { useOrderFormat } from '../../display/orderContext';

/** Where a booking moves. What it leaves out stays as it is. */
export interface Target {
  table?: { _id: string; number: number } | undefined;
  at?: Date | undefined;
}

/** The parts of a target that differ from the order and can still change: seated guests change only their table. */
function changesOf(order: Order, { table, at }: Target): Target {
  const open = order.allowed_actions.includes('correct') ? openDetails(order) : [];
  return {
    ...(table && table._id !== order.table_id && open.includes('table') ? { table } : {}),
    ...(at && at.getTime() !== dueAt(order).getTime() && open.includes('time') ? { at } : {}),
  };
}

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
  const format = useOrderFormat();
  const sending = useRef(new Set<string>());
  const [moving, setMoving] = useState<ReadonlyMap<string, Order>>(new Map());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const [spoken, setSpoken] = useState('');

  const move = useCallback(
    async (order: Order, target: Target, isUndo = false): Promise<void> => {
      const { table, at } = changesOf(order, target);
      if ((!table && !at) || sending.current.has(order._id)) return;
      sending.current.add(order._id);
      setRefusal(null);
      setTaken(null);
      const predicted: Order = {
        ...order,
        ...(table ? { table_id: table._id, table_number: table.number } : {}),
        ...(at ? timesAt(order, at) : {}),
      };
      setMoving((before) => new Map(before).set(order._id, predicted));
      const said = (moved: OrderSnapshot) =>
        t(isUndo ? 'tableBook.move.undone' : 'tableBook.move.done', {
          name: customerName(moved, t),
          table: moved.table_number,
          time: clockTime(dueAt(moved), format),
        });
      try {
        const { order: moved } = await dataProvider.updateOrderDetails({
          order_id: order._id,
          version: order.version,
          idempotency_key: uuid(),
          ...(table ? { table_id: table._id } : {}),
          ...(at ? { schedule_at: at.toISOString() } : {}),
        });
        applyReply(moved);
        setSpoken(said(moved));
        const { table_id: _id, table_number: number } = order;
        const back = {
          ...(table && _id && number !== undefined ? { table: { _id, number } } : {}),
          ...(at ? { at: dueAt(order) } : {}),
        };
        if (!isUndo) setTaken({ text: said(moved), undo: () => void move(moved, back, true) });
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        const current = error.details.current as Order | undefined;
        if (current) applyReply(current);
        const reason = t(errorText(error), { _: t('codes.error.2003') });
        const text = t('tableBook.move.refused', { name: customerName(order, t), reason });
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
    [applyReply, dataProvider, format, t],
  );

  return { move, moving, refusal, dropRefusal: () => setRefusal(null), taken, dropTaken: () => setTaken(null), spoken };
}
