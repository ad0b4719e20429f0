import type { BodyOf } from '#contract/calls/index';
import { limits } from '#contract/limits';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { HistoryChoice } from './historyChoice';

/** Query keys of ended orders and their sums. Separate from live orders, whose changes reload their lists. */
export const historyKeys = {
  all: ['order_history'] as const,
  lists: ['order_history', 'list'] as const,
  list: (body: object) => ['order_history', 'list', body] as const,
  totals: ['order_history', 'totals'] as const,
  totalsOf: (choice: HistoryChoice) => ['order_history', 'totals', choice] as const,
  /** With the totals, because they change together. */
  periodOf: (body: object) => ['order_history', 'totals', 'period', body] as const,
  reconciliationOf: (body: object) => ['order_history', 'totals', 'reconciliation', body] as const,
  providers: ['order_history', 'providers'] as const,
};

/** The name under which this device stores the filters. */
export const listName = 'order_history';

const firstSort = { field: 'ended_at', order: 'DESC' } as const;

/** How the list begins. */
export const firstParams = { sort: firstSort, perPage: limits.pageSizes[0] };

interface HistoryParams {
  page: number;
  perPage: number;
  field: string;
  order: 'ASC' | 'DESC';
  choice: HistoryChoice;
}

/** How a page of ended orders is asked for. */
export function historyQuery(dataProvider: StoreDataProvider, { page, perPage, field, order, choice }: HistoryParams) {
  const isFirst = field === firstSort.field && order === firstSort.order && !choice.date_by;
  const sorting = isFirst ? {} : { sort_by: field as BodyOf<'get_order_list'>['sort_by'], sort_order: order };
  const body = { board: 'history', page, perPage, ...sorting, ...choice } as const satisfies BodyOf<'get_order_list'>;
  return {
    queryKey: historyKeys.list(body),
    queryFn: ({ signal }: { signal: AbortSignal }) => dataProvider.getOrderList(body, { signal }),
  };
}
