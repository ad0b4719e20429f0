import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { v4 as uuid } from 'uuid';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { deliveryStatus } from '#contract/orders/statuses';
import { paths } from '../../config/paths';
import { errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { apiErrorOf } from '../../dataProvider/reportCrash';
import { useRealtime } from '../../realtime/useRealtime';

/** What can be done where a search found nobody: search anew, or go and choose somebody by hand. */
export function useNobodyFoundWays(orders: readonly Order[]) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { applyReply } = useRealtime();
  const navigate = useNavigate();
  const notify = useNotify();
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const refuse = (key: string) =>
    notify(t(key, { _: t('codes.error.2003') }), { type: 'error', autoHideDuration: limits.toastLongMs });

  const search = async () => {
    setBusy(true);
    try {
      const { results } = await dataProvider.assignOrderList({
        idempotency_key: uuid(),
        orders: orders.map(({ _id, version }) => ({ order_id: _id, version })),
      });
      for (const { order, current, error_code } of results) {
        const known = order ?? current;
        if (known) applyReply(known);
        else refuse(`codes.error.${error_code}`);
        // The banner stays as it was: without a word nobody would know that somebody was looked for.
        if (order?.delivery_status === deliveryStatus.NOBODY_FOUND)
          notify(t('dispatch.nobody.still', { number: order.unique_id }), { type: 'warning' });
      }
    } catch (thrown) {
      refuse(errorText(apiErrorOf(thrown)));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    search: () => void search(),
    choose: () => navigate(`${paths.dispatch}?assign=${orders.map(({ _id }) => _id).join(',')}`),
  };
}
