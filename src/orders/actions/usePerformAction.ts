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
import { onRecovery } from '../../dataProvider/outage';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useRealtime } from '../../realtime/useRealtime';
import { type ActionInput, callAction, predict } from './actionCalls';
import type { PendingAction, PendingActions } from './pendingActions';
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

const movedCodes: readonly number[] = [errorCodes.STATUS_CHANGE_FAILED, errorCodes.CHANGED_MEANWHILE];

const isUnreachable = (error: ApiError): boolean => error instanceof UnreachableError;

/**
 * Performs actions on orders: shown immediately, sent once however often they are tapped, and reverted if they fail.
 * Actions held up by an outage are sent when the server recovers.
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
        notifyManager.schedule(() => pending.drop(seen._id));
        const undo = action === 'no_show' ? undoNoShow : undoAccept.current;
        notifyDone(order, action, () => undo(order));
        return { done: true, order };
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        if (isUnreachable(error)) {
          const isWaiting = isOutage(error);
          pending.set({ ...entry, state: 'failed', isWaiting });
          const text = isWaiting ? 'boards.failed.waiting_notice' : 'boards.failed.notice';
          notify(t(text, { number: seen.unique_id }), { type: isWaiting ? 'warning' : 'error' });
          return { done: false, code: error.code };
        }
        pending.drop(seen._id);
        if (!isAboutCode(error, input) && !isAboutTable(error, entry)) explain(error, entry);
        const { retry_after: retryAfter, errors } = error.details ?? {};
        return { done: false, code: error.code, retryAfter, errors };
      }
    },
    [applyReply, dataProvider, explain, notify, pending, t, notifyDone, undoNoShow],
  );

  const perform = useCallback(
    async (order: Order, action: StoreAction, input: ActionInput = {}): Promise<Outcome> => {
      if (pending.isSending(order._id)) return { done: true };
      const predicted = viewed(predict(order, action, input));
      return send({ seen: order, action, input, key: uuid(), state: 'sending', predicted });
    },
    [pending, send, viewed],
  );
  undoAccept.current = (order) => void perform(order, 'undo_accept');

  const retry = useCallback(
    (order: Order): void => {
      const entry = pending.of(order);
      if (entry?.state === 'failed') void send(entry);
    },
    [pending, send],
  );

  useEffect(
    () =>
      onRecovery(() => {
        for (const entry of pending.waiting()) void send(entry);
      }),
    [pending, send],
  );

  return { perform, retry };
}
