import { useCallback } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { v4 as uuid } from 'uuid';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useRealtime } from '../../realtime/useRealtime';

/** Changes an unassigned delivery to a pickup and reports the result. */
export function useChangeToPickup(): (order: Order) => Promise<void> {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async (seen) => {
      const number = seen.unique_id;
      try {
        const { order } = await dataProvider.changeToPickup({
          order_id: seen._id,
          version: seen.version,
          idempotency_key: uuid(),
        });
        applyReply(order);
        notify(t('dispatch.pickup.done', { number }), { type: 'success' });
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        const { current, changed_by } = (error.details ?? {}) as { current?: Order; changed_by?: string };
        if (current) applyReply(current);
        const text = current
          ? t('boards.stale.changed', { number, name: changed_by || t('boards.stale.someone') })
          : t(errorText(error), { _: t('codes.error.2003') });
        notify(text, { type: current ? 'warning' : 'error', autoHideDuration: limits.toastLongMs });
      }
    },
    [applyReply, dataProvider, notify, t],
  );
}
