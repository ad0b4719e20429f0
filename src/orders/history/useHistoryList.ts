import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListControllerResult, useDataProvider, useListParams } from 'react-admin';
import type { Order } from '#contract/entities/order';
import type { DayRules } from '#contract/time';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { useQueryListContext } from '../../records/list/useQueryListContext';
import { choiceOf, type HistoryChoice, type HistoryFilters } from './historyChoice';
import type { HistoryPage } from './historyPage';
import { firstParams, historyKeys, historyQuery, listName } from './historyQuery';

/** px: a user who has scrolled this far is reading. */
const nearTop = 160;

/** px. Followed, because reading it while a page is drawn makes the browser lay it out. */
let scrolledBy = 0;
const follow = () => {
  scrolledBy = window.scrollY;
};
window.addEventListener('scroll', follow, { passive: true });

/** Whether rows can move: the user hasn't scrolled down to read. */
export const isAtTop = (): boolean => scrolledBy < nearTop;

/** Reloads list and sums together: if one failed, the other probably did too. */
export function useReloadHistory(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: historyKeys.all, type: 'active' });
}

export type ListedOrder = Order & { id: string };

/** Keeps the list correct without messages: if it was cut off, or the account gets no live orders. */
const everyMs = 60_000;

export interface HistoryList {
  /** The list context for components: rows, page, sort, filters and their setters. */
  context: ListControllerResult<ListedOrder>;
  filters: HistoryFilters;
  choice: HistoryChoice;
}

/**
 * Ended orders, page by page. The filters are in the address, and stored for the next visit; those of a week or month
 * aren't, because the next visit may be in another one.
 */
export function useHistoryList(rules: DayRules, place: HistoryPage): HistoryList {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const reload = useReloadHistory();
  const params = useListParams({
    resource: listName,
    storeKey: place.period ? false : `${listName}.list`,
    ...firstParams,
  });
  const { page, perPage, sort: field, order, filterValues } = params[0];
  const filters = filterValues as HistoryFilters;
  const choice = choiceOf(filters, new Date(), rules, place);
  const query = useQuery({
    ...historyQuery(dataProvider, { page, perPage, field, order, choice }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
    refetchInterval: () => (page === 1 && isAtTop() ? everyMs : false),
  });
  const context = useQueryListContext({ resource: listName, params, query, refetch: reload });
  return { context, filters, choice };
}
