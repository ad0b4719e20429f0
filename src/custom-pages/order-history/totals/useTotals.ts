import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { orderCalls } from '../../../dataProvider/orderCalls';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import type { HistoryChoice } from '../historyChoice';
import { historyKeys } from '../historyKeys';

/** Sums over all orders of a choice, whatever page of them is on screen. */
export function useTotals(choice: HistoryChoice) {
  const calls = useDataProvider() as unknown as typeof orderCalls;
  return useQuery({
    queryKey: historyKeys.totalsOf(choice),
    queryFn: ({ signal }) => calls.getOrderTotals(choice, signal),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
  });
}
