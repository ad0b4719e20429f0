import { notifyManager } from '@tanstack/react-query';
import { addSeconds } from 'date-fns';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import type { DispatchProvider } from '#contract/entities/provider';
import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import { fullName } from '#contract/providers/fullName';
import { errorText, UnreachableError } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { onRecovery } from '../../../dataProvider/outage';
import { apiErrorOf } from '../../../dataProvider/reportCrash';
import { orderViewerOf, viewedBy } from '../../../realtime/orders/boardCache';
import { useRealtime } from '../../../realtime/useRealtime';
import type { StoredSession } from '../../../session/session';
import { useOrderActions } from '../../actions/orderActionsContext';
import { type Batch, batchesOf, type Report, reportOf } from './batch';

/** The order as it will be once it is offered; the board shows it until the server answers. */
function predictOffer(order: Order, person: DispatchProvider | null, session: StoredSession): Order {
  const now = new Date();
  const { provider: _held, delivery_offer: _before, ...rest } = order;
  const next: OrderSnapshot = { ...rest, delivery_status: deliveryStatus.WAITING };
  if (person)
    next.delivery_offer = {
      provider_id: person._id,
      name: fullName(person),
      mode: 'chosen',
      offered_at: now.toISOString(),
      expires_at: addSeconds(now, session.store.order_rules.offer_seconds).toISOString(),
    };
  return viewedBy(next, orderViewerOf(session));
}

/**
 * Offers orders to people: shown immediately, one call for many, with a result for each. Refused orders are reverted by
 * dropping the pending change, so that someone else's newer change stays.
 */
export function useAssign(session: StoredSession) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { pending } = useOrderActions();
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  const latest = useRef(session);
  latest.current = session;
  /** Batches that didn't reach the server. */
  const [unsent, setUnsent] = useState<readonly Batch[]>([]);
  const [report, setReport] = useState<Report | null>(null);

  const send = useCallback(
    async (batch: Batch): Promise<Report | null> => {
      const { key, orders, person } = batch;
      for (const seen of orders) {
        const predicted = predictOffer(seen, person, latest.current);
        pending.set({ seen, action: 'request_provider', input: {}, key, at: Date.now(), state: 'sending', predicted });
      }
      const drop = () => {
        for (const { _id } of orders) pending.drop(_id);
      };
      try {
        const { results } = await dataProvider.assignOrderList({
          idempotency_key: key,
          orders: orders.map(({ _id, version }) => ({ order_id: _id, version })),
          ...(person ? { provider_id: person._id } : {}),
        });
        for (const { order, current } of results) {
          const latestOrder = order ?? current;
          if (latestOrder) applyReply(latestOrder);
        }
        // After the cache has updated the cards. Otherwise they would briefly jump back.
        notifyManager.schedule(drop);
        return reportOf(batch, results);
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        drop();
        if (error instanceof UnreachableError) setUnsent((before) => [...before, batch]);
        else
          notify(t(errorText(error), { _: t('codes.error.2003') }), {
            type: 'error',
            autoHideDuration: limits.toastLongMs,
          });
        return null;
      }
    },
    [applyReply, dataProvider, notify, pending, t],
  );

  const assign = useCallback(
    async (orders: readonly Order[], person: DispatchProvider | null, gone: readonly Order[] = []): Promise<void> => {
      const sending = orders.filter(({ _id }) => pending.isSending(_id));
      const { batches, refusals } = batchesOf(
        orders.filter((order) => !sending.includes(order)),
        person,
      );
      // An order that was assigned by hand is never skipped silently.
      refusals.push(
        ...sending.map((order) => ({ order, obstacle: 'sending' as const })),
        ...gone.map((order) => ({ order, obstacle: 'gone' as const })),
      );
      const reports = (await Promise.all(batches.map(send))).filter((one) => one !== null);
      const whole: Report = {
        person,
        sent: reports.flatMap(({ sent }) => sent),
        refusals: [...refusals, ...reports.flatMap((one) => one.refusals)],
      };
      if (whole.sent.length + whole.refusals.length > 0) setReport(whole);
    },
    [pending, send],
  );

  const sendAgain = useCallback(() => {
    setUnsent([]);
    for (const batch of unsent) void send(batch).then((one) => one && setReport(one));
  }, [send, unsent]);
  useEffect(() => onRecovery(sendAgain), [sendAgain]);

  return { assign, unsent, sendAgain, giveUp: () => setUnsent([]), report, closeReport: () => setReport(null) };
}
