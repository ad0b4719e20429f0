import type { ListParams, Store } from 'react-admin';
import type { DayRules } from '#contract/time';
import type { StoreDataProvider } from '../../dataProvider/index';
import { choiceOf } from './historyChoice';
import { historyPageAt } from './historyPage';
import { firstParams, historyQuery, listName } from './historyQuery';

interface Tools {
  dataProvider: StoreDataProvider;
  store: Store;
}

/**
 * Returns the history query that `useHistoryList` makes for the last state of the list; `null` if the address has its
 * own filters.
 */
export function firstHistoryQuery({ dataProvider, store }: Tools, rules: DayRules, pathname: string) {
  if (window.location.search) return null;
  const page = historyPageAt(pathname);
  const {
    page: number = 1,
    perPage = firstParams.perPage,
    sort: field = firstParams.sort.field,
    order = firstParams.sort.order,
    filter = {},
  } = (page.period ? undefined : store.getItem<Partial<ListParams>>(`${listName}.list`)) ?? {};
  const choice = choiceOf(filter, new Date(), rules, page);
  return historyQuery(dataProvider, { page: number, perPage, field, order: order as 'ASC' | 'DESC', choice });
}
