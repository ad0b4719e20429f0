import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Order, OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { firstCapital } from '../../components/text/firstCapital';

/** Tells the user who changed an order and what its status is now. */
export function useStaleNotice() {
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    (seen: Order, current: OrderSnapshot, changedBy: string | undefined): void => {
      const moved = current.order_status !== seen.order_status;
      const status = moved
        ? t(`order.status.${current.order_status}`)
        : t(`order.delivery_status.${current.delivery_status ?? 'none'}`);
      const isDelivery = !moved && current.delivery_status !== seen.delivery_status;
      const key = moved || isDelivery ? 'boards.stale.moved' : 'boards.stale.changed';
      const text = t(key, { number: seen.unique_id, name: changedBy || t('boards.stale.someone'), status });
      notify(changedBy ? text : firstCapital(text), {
        type: 'warning',
        autoHideDuration: limits.toastLongMs,
      });
    },
    [notify, t],
  );
}
