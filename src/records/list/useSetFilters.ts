import { useRef } from 'react';
import type { ListControllerResult } from 'react-admin';

type Filters = Record<string, unknown>;

/** Returns the filters that differ; `undefined` for those that were removed. */
const changesBetween = (from: Filters, to: Filters): Filters =>
  Object.fromEntries(
    Object.keys({ ...from, ...to })
      .filter((source) => from[source] !== to[source])
      .map((source) => [source, to[source]]),
  );

/**
 * A list's `setFilters` that loses no choice. The address changes in the background, so that filters chosen one right
 * after the other each start from those on screen: the second would undo the first. A choice that was begun before the
 * address changed, such as a search that waits for the end of a word, changes only what it is about.
 */
export function useSetFilters({
  filterValues,
  setFilters,
}: Pick<ListControllerResult, 'filterValues' | 'setFilters'>): ListControllerResult['setFilters'] {
  const latest = useRef<Filters>(filterValues);
  const shown = useRef<Filters>(filterValues);
  // A list that renders again before the address has changed shows the same ones, as another object.
  if (JSON.stringify(shown.current) !== JSON.stringify(filterValues)) {
    shown.current = filterValues;
    latest.current = filterValues;
  }
  return (filters, displayedFilters, debounce) => {
    latest.current = { ...latest.current, ...changesBetween(filterValues, filters) };
    setFilters(latest.current, displayedFilters, debounce);
  };
}
