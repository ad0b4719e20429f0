import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { InsightDates } from '#contract/insight/ranges';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retriesUnreached } from '../../records/list/retriesUnreached';

const common = { placeholderData: keepPreviousData, retry: retriesUnreached } as const;
/** ms. Today's figures are fetched again while the page is open. */
const todayEveryMs = 60_000;

export function useDashboardToday() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'today'],
    queryFn: ({ signal }) => dataProvider.getDashboardToday({}, { signal }),
    refetchInterval: todayEveryMs,
    retry: retriesUnreached,
  });
}

/** The measures of a range; without one, nothing is fetched. */
export function useDashboardTables(dates: InsightDates | null) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'tables', dates],
    queryFn: ({ signal }) => dataProvider.getDashboardTables(dates as InsightDates, { signal }),
    enabled: dates !== null,
    ...common,
  });
}

export function useCustomerRevenue(dates: InsightDates) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'customers', dates],
    queryFn: ({ signal }) => dataProvider.getCustomerRevenue(dates, { signal }),
    ...common,
  });
}

export function useBusyHours(dates: InsightDates) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['dashboard', 'hours', dates],
    queryFn: ({ signal }) => dataProvider.getBusyHours(dates, { signal }),
    ...common,
  });
}
