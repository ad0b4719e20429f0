import { useCallback } from 'react';
import { useMayOpen } from '../../components/access/useIsAllowed';
import { paths } from '../../config/paths';
import type { HistoryFilters } from './historyChoice';

const withFilter = (path: string, filters: HistoryFilters): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify({ days: 'custom', ...filters }))}`;

/**
 * Returns a function with the address of the orders behind a number. Without access to the whole history, a day opens in its
 * week, and other ranges have no address.
 *
 * @example const historyLink = useHistoryLink(); historyLink({ start_date: '2031-06-01', end_date: '2031-06-01' })
 */
export function useHistoryLink(): (filters: HistoryFilters) => string | undefined {
  const maySeeAll = useMayOpen(paths.historyList);
  return useCallback(
    (filters) => {
      if (maySeeAll) return withFilter(paths.historyList, filters);
      const { start_date, end_date } = filters;
      const isDay = start_date !== undefined && start_date === end_date;
      return isDay ? withFilter(paths.historyWeek, { ...filters, of: start_date }) : undefined;
    },
    [maySeeAll],
  );
}
