import Button from '@mui/material/Button';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { formatMoney } from '#contract/money';
import { acceptUndoSeconds } from '#contract/orders/guards';
import { orderStatus } from '#contract/orders/statuses';
import type { StoreAction } from '#contract/orders/transitions';
import { type BoardData, orderKeys } from '../../realtime/orders/boardCache';
import { useOrderFormat } from '../display/orderContext';
import { shortTime } from '../display/ShortTime';

/** The server allows a few seconds more, for the tap to reach it. */
const undoMs = (acceptUndoSeconds - 5) * 1_000;

/** Whether an order is still accepted and no more, as far as the boards in the cache know. */
const isStillAccepted = (queryClient: QueryClient, orderId: string): boolean =>
  queryClient
    .getQueriesData<BoardData>({ queryKey: orderKeys.boards })
    .some(([, board]) =>
      board?.orders.some(({ _id, order_status }) => _id === orderId && order_status === orderStatus.ACCEPTED),
    );

/** Takes an acceptance back. It disappears as soon as that is no longer possible: the order has moved on, or time is up. */
const UndoAccept = ({ order, onUndo }: { order: Order; onUndo: () => void }) => {
  const t = useTranslate();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // Pointing at the notice keeps it open, but not the undo.
    const timer = setTimeout(() => setOver(true), undoMs);
    return () => clearTimeout(timer);
  }, []);
  const queryClient = useQueryClient();
  const isAccepted = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => isStillAccepted(queryClient, order._id),
  );
  if (isOver || !isAccepted) return null;
  return (
    <Button color="inherit" onClick={onUndo} sx={{ fontWeight: 700, minBlockSize: 44 }}>
      {t('common.undo')}
    </Button>
  );
};

const UndoNoShow = ({ onUndo }: { onUndo: () => void }) => {
  const t = useTranslate();
  return (
    <Button color="inherit" onClick={onUndo} sx={{ fontWeight: 700, minBlockSize: 44 }}>
      {t('common.undo')}
    </Button>
  );
};

/** Actions after which the order is gone from its place, so that a notice says what became of it. */
const actionsWithNotice: readonly StoreAction[] = [
  ...(['accept', 'undo_accept', 'complete', 'reject', 'cancel', 'no_show', 'undo_no_show'] as const),
];

/** Returns a function that says what was done, by the order's number: `#1502 rejected · €17.30 refunded`. */
export function useDoneText(): (order: Order, action: StoreAction) => string {
  const t = useTranslate();
  const { timezone, locale } = useOrderFormat();
  return useCallback(
    ({ unique_id: number, estimated_ready_at, refunded, currency }, action) => {
      const time = estimated_ready_at && shortTime(new Date(estimated_ready_at), new Date(), { timezone, locale });
      const amount = refunded > 0 && formatMoney(refunded, currency, locale);
      const isRefunded = amount && (action === 'reject' || action === 'cancel');
      const key = action === 'accept' && !time ? 'accepted' : isRefunded ? `${action}_refunded` : action;
      return t(`boards.done.${key}`, { number, time, amount });
    },
    [locale, t, timezone],
  );
}

/**
 * Says what was done, by the order's number; an acceptance with when it will be ready, and an undo. As a `warning`, if
 * it isn't what was asked for.
 */
export function useDoneNotice(): (
  order: Order,
  action: StoreAction,
  undo: () => void,
  type?: 'success' | 'warning',
) => void {
  const notify = useNotify();
  const doneText = useDoneText();
  return useCallback(
    (order, action, undo, type = 'success') => {
      if (!actionsWithNotice.includes(action)) return;
      const canUndo = action === 'accept' && order.allowed_actions.includes('undo_accept');
      const isNoShow = action === 'no_show' && order.allowed_actions.includes('undo_no_show');
      notify(doneText(order, action), {
        type,
        ...(isNoShow && { autoHideDuration: limits.toastLongMs, action: <UndoNoShow onUndo={undo} /> }),
        ...(canUndo && { autoHideDuration: undoMs, action: <UndoAccept order={order} onUndo={undo} /> }),
      });
    },
    [doneText, notify],
  );
}
