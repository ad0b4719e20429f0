import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ActivityFilters, filtersIn, searchOf } from './activityFilters';

/** The filters in the address: a link leads to the same list, and the way back to the one before. */
export function useActivityFilters() {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => filtersIn(search), [search]);
  const change = useCallback(
    (changed: Partial<ActivityFilters>) =>
      setSearch((before) => searchOf({ ...filtersIn(before), ...changed }), { replace: true }),
    [setSearch],
  );
  const clear = useCallback(() => setSearch(new URLSearchParams(), { replace: true }), [setSearch]);
  return { filters, change, clear };
}
