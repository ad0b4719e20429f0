import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { limits } from '#contract/limits';
import type { StoreAction } from '#contract/orders/transitions';
import { type ApiError, errorText, isOutage, UnreachableError } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { currentOutage, onRecovery } from '../../dataProvider/outage';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useConnection, useRealtime } from '../../realtime/useRealtime';
import { type ActionInput, callAction, predict } from './actionCalls';
import type { PendingAction } from './pendingAction';
import { canQueue, type PendingActions } from './pendingActions';
import { useDoneNotice } from './useDoneNotice';
import { useStaleNotice } from './useStaleNotice';

/**
 * `order`: its new state, unless another tap was already being sent. `retryAfter`: seconds until another try makes
 * sense, with 4029.
 */
export type Outcome =
  | { done: true; order?: Order }
  | { done: false; code: number; retryAfter?: number | undefined; errors?: readonly FieldError[] | undefined };

/** Shown in the code dialog, so no notice is needed. */
const isAboutCode = ({ code }: ApiError, { confirmation_code }: ActionInput): boolean =>
  code === errorCodes.INVALID_CONFIRMATION_CODE ||
  (code === errorCodes.TOO_MANY_ATTEMPTS && confirmation_code !== undefined);

/** Shown in the dialog that offers other tables. */
const isAboutTable = ({ code }: ApiError, { action }: PendingAction): boolean =>
  code === errorCodes.TABLE_NOT_FREE && action === 'undo_no_show';

/** How often what waits is tried again while the stream is live. */
const tryAgainMs = 5_000;

const movedCodes: readonly number[] = [errorCodes.STATUS_CHANGE_FAILED, errorCodes.CHANGED_MEANWHILE];

const isUnreachable = (error: ApiError): boolean => error instanceof UnreachableError;

/**
 * Performs actions on orders: shown immediately, sent once however often they are tapped, and reverted if they fail.
 * Actions held up by an outage are sent when the server recovers, in the order of the taps.
 *
 * @param viewed the order with its viewer's allowed actions, for orders predicted here
 * @param undoNoShow asks why a no-show is undone
 */
export function usePerformAction(
  pending: PendingActions,
  viewed: (order: OrderSnapshot) => Order,
  undoNoShow: (order: Order) => void,
) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  const notifyStale = useStaleNotice();
  const notifyDone = useDoneNotice();
  const undoAccept = useRef<(order: Order) => void>(() => undefined);

  const explain = useCallback(
    (error: ApiError, { seen }: PendingAction): void => {
      const { current, changed_by } = (error.details ?? {}) as { current?: OrderSnapshot; changed_by?: string };
      if (!movedCodes.includes(error.code) || !current) {
        const reason = t(errorText(error), { _: t('codes.error.2003') });
        notify(t('boards.failed.refused', { number: seen.unique_id, reason }), {
          type: 'error',
          autoHideDuration: limits.toastLongMs,
        });
        return;
      }
      applyReply(current);
      notifyStale(seen, current, changed_by);
    },
    [applyReply, notify, t, notifyStale],
  );

  const send = useCallback(
    async (entry: PendingAction): Promise<Outcome> => {
      const { seen, action, input, key } = entry;
      pending.set({ ...entry, state: 'sending', isWaiting: false });
      try {
        const order = await callAction(dataProvider, seen, action, input, key);
        applyReply(order);
        // After the cache has updated the cards. Otherwise they would briefly show the old order and accept a tap for
        // it.
        await new Promise<void>((resolve) => {
          notifyManager.schedule(() => {
            pending.settle(entry, viewed(order), (next, current) => ({
              ...next,
              seen: current,
              predicted: viewed(predict(current, next.action)),
            }));
            resolve();
          });
        });
        const undo = action === 'no_show' ? undoNoShow : undoAccept.current;
        notifyDone(order, action, () => undo(order));
        return { done: true, order };
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        if (isUnreachable(error)) {
          const isQueued = entry.isQueued === true;
          const isWaiting = isQueued || isOutage(error);
          pending.set({ ...entry, state: 'failed', isWaiting });
          const text = isWaiting ? 'boards.failed.waiting_notice' : 'boards.failed.notice';
          // What waits in the queue is tried again and again.
          if (!(isQueued && entry.isWaiting))
            notify(t(text, { number: seen.unique_id }), { type: isWaiting ? 'warning' : 'error' });
          return isQueued ? { done: true } : { done: false, code: error.code };
        }
        pending.drop(seen._id);
        if (!isAboutCode(error, input) && !isAboutTable(error, entry)) explain(error, entry);
        const { retry_after: retryAfter, errors } = error.details ?? {};
        return { done: false, code: error.code, retryAfter, errors };
      }
    },
    [applyReply, dataProvider, explain, notify, pending, t, notifyDone, undoNoShow, viewed],
  );

  const perform = useCallback(
    async (order: Order, action: StoreAction, input: ActionInput = {}): Promise<Outcome> => {
      if (pending.isSending(order._id)) return { done: true };
      const predicted = viewed(predict(order, action, input));
      const isAfterQueued = pending.waiting(order._id).some(({ isQueued }) => isQueued);
      const isQueued = isAfterQueued || canQueue(order, action);
      const entry = { seen: order, action, input, key: uuid(), at: Date.now(), predicted, isQueued };
      if (!isAfterQueued) return send({ ...entry, state: 'sending' });
      pending.set({ ...entry, state: 'failed', isWaiting: true });
      return { done: true };
    },
    [pending, send, viewed],
  );
  undoAccept.current = (order) => void perform(order, 'undo_accept');

  /** Sends what waits, the earliest tap first, until the server can't be reached again. */
  const sendWaiting = useCallback(
    async (waiting: readonly PendingAction[]): Promise<void> => {
      for (const one of waiting) {
        // Earlier taps may have changed it, or ended with a refusal that leaves nothing to follow.
        const entry = pending.next(one);
        if (entry?.state !== 'failed') continue;
        await send(entry);
        if (pending.next(entry)) return;
      }
    },
    [pending, send],
  );

  const retry = useCallback(
    (order: Order): void => {
      const entry = pending.of(order);
      if (entry?.isQueued) void sendWaiting(pending.waiting(order._id));
      else if (entry?.state === 'failed') void send(entry);
    },
    [pending, send, sendWaiting],
  );

  const isSendingAll = useRef(false);
  const sendAll = useCallback(async () => {
    if (isSendingAll.current) return;
    isSendingAll.current = true;
    await sendWaiting(pending.waiting());
    isSendingAll.current = false;
  }, [pending, sendWaiting]);
  useEffect(() => onRecovery(() => void sendAll()), [sendAll]);
  // What waits since a reload, or since the network was lost: now, and with the connection. It may have been too short
  // a loss for that to notice.
  const isLive = useConnection().status === 'live';
  useEffect(() => {
    const tryAgain = () => {
      if (!currentOutage()) void sendAll();
    };
    tryAgain();
    if (!isLive) return;
    const timer = setInterval(tryAgain, tryAgainMs);
    return () => clearInterval(timer);
  }, [isLive, sendAll]);

  return { perform, retry };
}
