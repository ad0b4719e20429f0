import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { finalOrderStatuses, orderTypes, paymentMethods, paymentStatuses } from '#contract/orders/statuses';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { RecordFilter } from '../../../records/list/recordFilter';
import { historyKeys } from '../historyKeys';

const namesKept = 10 * 60_000;

/** What the history is narrowed down by, beside its days, its amounts and the search. */
export function useHistoryFilters(): RecordFilter[] {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data: providers } = useQuery({
    queryKey: historyKeys.providers,
    queryFn: () => dataProvider.getHistoryProviderList(),
    staleTime: namesKept,
  });
  return useMemo(
    () => [
      {
        source: 'order_status',
        label: t('orderHistory.filter.status'),
        choices: finalOrderStatuses.map((value) => ({ value, label: t(`order.status.${value}`) })),
      },
      {
        source: 'order_type',
        label: t('orderHistory.filter.type'),
        choices: orderTypes.map((value) => ({ value, label: t(`order.type.${value}`) })),
      },
      {
        source: 'paid_by',
        label: t('orderHistory.filter.paid_by'),
        choices: paymentMethods.map((value) => ({ value, label: t(`order.paid_by.${value}`) })),
      },
      {
        source: 'payment_status',
        label: t('orderHistory.filter.payment_status'),
        choices: paymentStatuses.map((value) => ({ value, label: t(`orderHistory.payment.${value}`) })),
      },
      {
        source: 'provider_id',
        label: t('orderHistory.filter.provider'),
        choices: (providers?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
      },
    ],
    [t, providers],
  );
}
