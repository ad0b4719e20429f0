import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ListControllerResult, useDataProvider, useListParams } from 'react-admin';
import type { BodyOf } from '#contract/calls/index';
import type { Order } from '#contract/entities/order';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../dataProvider/index';
import { retriesUnreached } from '../../records/list/retriesUnreached';
import { choiceOf, type HistoryChoice, type HistoryFilters } from './historyChoice';

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

/** Query keys of ended orders and their sums. Separate from live orders, whose changes reload their lists. */
export const historyKeys = {
  all: ['order_history'] as const,
  lists: ['order_history', 'list'] as const,
  list: (body: object) => ['order_history', 'list', body] as const,
  totals: ['order_history', 'totals'] as const,
  totalsOf: (choice: HistoryChoice) => ['order_history', 'totals', choice] as const,
  providers: ['order_history', 'providers'] as const,
};

/** Reloads list and sums together: if one failed, the other probably did too. */
export function useReloadHistory(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: historyKeys.all, type: 'active' });
}

export type ListedOrder = Order & { id: string };

type SortBy = NonNullable<BodyOf<'get_order_list'>['sort_by']>;

/** The name under which this device stores the filters. */
export const listName = 'order_history';
const firstSort = { field: 'ended_at', order: 'DESC' } as const;
/** Keeps the list correct without messages: if it was cut off, or the account gets no live orders. */
const everyMs = 60_000;

export interface HistoryList {
  /** What a list's components read: rows, page, sort, filters and their setters. */
  context: ListControllerResult<ListedOrder>;
  filters: HistoryFilters;
  choice: HistoryChoice;
}

/** Ended orders, page by page. The filters are in the address, and stored for the next visit. */
export function useHistoryList(timezone: string): HistoryList {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const reload = useReloadHistory();
  const [params, change] = useListParams({
    resource: listName,
    storeKey: `${listName}.list`,
    sort: firstSort,
    perPage: limits.pageSizes[0],
  });
  const { page, perPage, sort: field, order, filterValues } = params;
  const filters = filterValues as HistoryFilters;
  const choice = choiceOf(filters, new Date(), timezone);
  const sorting =
    field === firstSort.field && order === firstSort.order && !choice.date_by
      ? {}
      : { sort_by: field as SortBy, sort_order: order };
  const body = { board: 'history', page, perPage, ...sorting, ...choice } as const satisfies BodyOf<'get_order_list'>;
  const query = useQuery({
    queryKey: historyKeys.list(body),
    queryFn: ({ signal }) => dataProvider.getOrderList(body, { signal }),
    placeholderData: keepPreviousData,
    retry: retriesUnreached,
    refetchInterval: () => (page === 1 && isAtTop() ? everyMs : false),
  });
  const data = useMemo(() => query.data?.data.map((each): ListedOrder => ({ ...each, id: each._id })), [query.data]);
  const context = {
    resource: listName,
    data,
    total: query.data?.count,
    error: query.error,
    isPending: query.isPending,
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    isPlaceholderData: query.isPlaceholderData,
    refetch: reload,
    page,
    perPage,
    sort: { field, order },
    filterValues,
    displayedFilters: {},
    setPage: change.setPage,
    setPerPage: change.setPerPage,
    setSort: change.setSort,
    setFilters: change.setFilters,
  } as unknown as ListControllerResult<ListedOrder>;
  return { context, filters, choice };
}
