import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import type { HistoryChoice } from '../historyChoice';
import { historyKeys } from '../historyKeys';

/** Sums over all orders of a choice, whatever page of them is on screen. */
export function useTotals(choice: HistoryChoice) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: historyKeys.totalsOf(choice),
    queryFn: ({ signal }) => dataProvider.getOrderTotals(choice, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
}
