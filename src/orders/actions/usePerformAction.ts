import { notifyManager } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import type { FieldError } from '#contract/envelope';
import { limits } from '#contract/limits';
import type { StoreAction } from '#contract/orders/transitions';
import { ApiError, errorText, isOutage, UnreachableError } from '../../dataProvider/apiError';
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
 * `order`: its new state, unless it waits in the queue, or another tap was already being sent. `retryAfter`: seconds
 * until another try makes sense, with 4029.
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

/** Refusals that say nothing about the order: what is queued goes on waiting. */
const passingCodes: readonly number[] = [errorCodes.TOO_MANY_ATTEMPTS, errorCodes.INTERNAL_SERVER_ERROR];

/** `isCutOff`: the server wasn't reached, so trying the next one is pointless. */
type Sent = Outcome & { isCutOff?: boolean };

/**
 * Performs actions on orders: shown immediately, sent once however often they are tapped, and reverted if they fail.
 * Actions held up by an outage are sent when the server recovers, in the order of the taps.
 *
 * @param viewed the order with its viewer's allowed actions, for orders predicted here
 * @param undoNoShow asks why a no-show is undone
 * @param onFollow an action in the queue is done: what was meant for its predicted order, seen at this version, goes on
 *   from its result
 */
export function usePerformAction(
  pending: PendingActions,
  viewed: (order: OrderSnapshot) => Order,
  undoNoShow: (order: Order) => void,
  onFollow: (seen: Order, result: Order) => void,
) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  const notifyStale = useStaleNotice();
  const notifyDone = useDoneNotice();
  const undoAccept = useRef<(order: Order) => void>(() => undefined);

  const explain = useCallback(
    (error: ApiError, { seen, action }: PendingAction): void => {
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
      const order = viewed(current);
      // The server didn't know that the guests were there.
      if (action === 'arrived' && order.allowed_actions.includes('undo_no_show'))
        notifyDone(order, 'no_show', () => undoNoShow(order), 'warning');
      else notifyStale(seen, current, changed_by);
    },
    [applyReply, notify, t, notifyStale, notifyDone, undoNoShow, viewed],
  );

  const send = useCallback(
    async (entry: PendingAction): Promise<Sent> => {
      const { seen, action, input, key, at } = entry;
      pending.set({
        ...entry,
        state: 'sending',
        isWaiting: false,
        isRetry: entry.isQueued === true && entry.isWaiting === true,
      });
      try {
        const order = await callAction(dataProvider, seen, action, input, key, at);
        applyReply(order);
        // After the cache has updated the cards. Otherwise they would briefly show the old order and accept a tap for
        // it.
        await new Promise<void>((resolve) => {
          notifyManager.schedule(() => {
            pending.settle(entry, viewed(order), (next, current) => ({
              ...next,
              seen: current,
              predicted: viewed(predict(current, next.action, next.input)),
            }));
            if (entry.isQueued) onFollow(seen, viewed(order));
            resolve();
          });
        });
        const undo = action === 'no_show' ? undoNoShow : undoAccept.current;
        notifyDone(order, action, () => undo(order));
        return { done: true, order };
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        const isCutOff = error instanceof UnreachableError;
        const isQueued = entry.isQueued === true;
        // A bug in the app would fail again.
        const isPassing = thrown instanceof ApiError && passingCodes.includes(error.code);
        if (isCutOff || (isQueued && isPassing)) {
          const isWaiting = isQueued || isOutage(error);
          pending.set({ ...entry, state: 'failed', isWaiting });
          const text = isWaiting ? 'boards.failed.waiting_notice' : 'boards.failed.notice';
          // What waits in the queue is tried again and again.
          if (!(isQueued && entry.isWaiting))
            notify(t(text, { number: seen.unique_id }), { type: isWaiting ? 'warning' : 'error' });
          return isQueued ? { done: true, isCutOff } : { done: false, code: error.code, isCutOff };
        }
        pending.refuse(entry);
        if (!isAboutCode(error, input) && !isAboutTable(error, entry)) explain(error, entry);
        const { retry_after: retryAfter, errors } = error.details ?? {};
        return { done: false, code: error.code, retryAfter, errors };
      }
    },
    [applyReply, dataProvider, explain, notify, pending, t, notifyDone, undoNoShow, onFollow, viewed],
  );

  /**
   * Sends what waits, of all orders or of one, the earliest tap first, until the server can't be reached. One that has
   * to go on waiting doesn't hold up other orders.
   *
   * @returns what became of the last one; `undefined` if nothing could be sent
   */
  const sendWaiting = useCallback(
    async (orderId?: string): Promise<Sent | undefined> => {
      const tried = new Set<string>();
      let sent: Sent | undefined;
      while (!sent?.isCutOff) {
        // Looked up each time: taps are added in between, change with the ones before them, or are dropped with them.
        const entry = pending.waiting(orderId).find((one) => !tried.has(one.key) && pending.next(one));
        if (!entry) break;
        tried.add(entry.key);
        sent = await send(entry);
      }
      return sent;
    },
    [pending, send],
  );

  const perform = useCallback(
    async (order: Order, action: StoreAction, input: ActionInput = {}): Promise<Outcome> => {
      const entryOn = (seen: Order): PendingAction => ({
        ...{ seen, action, input, key: uuid(), at: Date.now(), state: 'sending' },
        ...{ predicted: viewed(predict(seen, action, input)), isQueued: canQueue(seen, action) },
      });
      const before = pending.before(order);
      const isSending = pending.isSending(order._id);
      const isRepeated = before.some((entry) => entry.action === action && entry.seen.version === order.version);
      if (isRepeated || (isSending && before.length === 0)) return { done: true };
      if (before.length === 0) {
        const sent = await send(entryOn(order));
        if (sent.done && sent.order) void sendWaiting(order._id);
        return sent;
      }
      if (canQueue(order, action)) {
        pending.set({ ...entryOn(order), state: 'failed', isWaiting: true });
        return { done: true };
      }
      // What can't wait goes on from the server's answer to what does, or not at all.
      const sent = isSending || currentOutage() ? undefined : await sendWaiting(order._id);
      if (sent?.done === false) return sent;
      if (sent?.order) return send(entryOn(viewed(sent.order)));
      notify(t('boards.failed.notice', { number: order.unique_id }), { type: 'error' });
      return { done: false, code: errorCodes.INTERNAL_SERVER_ERROR };
    },
    [notify, pending, send, sendWaiting, t, viewed],
  );
  undoAccept.current = (order) => void perform(order, 'undo_accept');

  const retry = useCallback(
    (order: Order): void => {
      const entry = pending.of(order);
      if (entry?.isQueued) void sendWaiting(order._id);
      else if (entry?.state === 'failed') void send(entry);
    },
    [pending, send, sendWaiting],
  );

  const isSendingAll = useRef(false);
  const sendAll = useCallback(async () => {
    if (isSendingAll.current) return;
    isSendingAll.current = true;
    await sendWaiting();
    isSendingAll.current = false;
  }, [sendWaiting]);
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
