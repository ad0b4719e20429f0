import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListParams, Store } from 'react-admin';
import { limits } from '#contract/limits';
import { mayOpenPage } from './authProvider/guard';
import { boardPages } from './config/boardPages';
import { paths } from './config/paths';
import type { StoreDataProvider } from './dataProvider/index';
import type { RegisteredResource } from './descriptors/defineResource';
import { entryOf } from './descriptors/navigation';
import { readOnlyResources, registered } from './descriptors/resources/index';
import { boardQuery } from './realtime/orders/useBoard';
import { storeMenuQuery } from './realtime/useRecordChanges';
import { markPrefetched } from './records/prefetched';
import { getSession, type StoredSession } from './session/session';

interface PrefetchQuery {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<unknown>;
}

interface Tools {
  dataProvider: StoreDataProvider;
  /** react-admin's, with the page, order and filters that each list was left with. */
  store: Store;
}

/**
 * The query of react-admin's `useListController` for a list in its last state. The controller's own code loads with
 * the list.
 */
function listQuery(
  { name, raName, firstSort, perPage: usual }: RegisteredResource,
  { dataProvider, store }: Tools,
): PrefetchQuery | null {
  // Lists that show every record on one page ask in their own way; an address with a search names other parameters.
  if (!firstSort || window.location.search) return null;
  const { page, perPage, sort, order, filter } = store.getItem<Partial<ListParams>>(`${name}.list`) ?? {};
  const params = {
    pagination: { page: page ?? 1, perPage: perPage ?? usual ?? limits.pageSizes[0] },
    sort: sort && order ? { field: sort, order } : firstSort,
    filter: filter ?? {},
  };
  return {
    queryKey: [raName, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList(raName, { ...params, signal }),
  };
}

/** The query of react-admin's `useEditController`. */
const recordQuery = ({ raName }: RegisteredResource, id: string, { dataProvider }: Tools): PrefetchQuery => ({
  queryKey: [raName, 'getOne', { id }],
  queryFn: async ({ signal }) => (await dataProvider.getOne(raName, { id, signal })).data,
});

const historyPages = [paths.historyList, paths.historyWeek, paths.historyMonth];

const isAt = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

/** Returns the first query of the page at an address; `null` if it isn't known before the page's code has loaded. */
async function queryToPrefetch(
  pathname: string,
  { store: owned }: StoredSession,
  tools: Tools,
): Promise<PrefetchQuery | null> {
  const { dataProvider } = tools;
  const board = Object.entries(boardPages).find(([path]) => isAt(path, pathname))?.[1];
  if (board) return boardQuery(dataProvider, board);
  if (isAt(paths.dispatch, pathname)) return boardQuery(dataProvider, 'dispatch');
  if (isAt(paths.createOrder, pathname)) return storeMenuQuery(dataProvider, owned._id);
  // It comes with the page's own code, so that other pages don't carry its filters.
  if (historyPages.some((path) => isAt(path, pathname)))
    return (await import('./orders/history/firstHistoryQuery')).firstHistoryQuery(tools, owned, pathname);
  const resource = registered.find(({ path }) => isAt(path, pathname));
  if (!resource) return null;
  const id = decodeURIComponent(pathname.slice(resource.path.length + 1));
  if (!id) return listQuery(resource, tools);
  return id === 'create' || resource.name in readOnlyResources ? null : recordQuery(resource, id, tools);
}

/**
 * Asks what the page at an address will ask, before the page is drawn. It then finds the reply in the cache and is drawn
 * once, with its records, instead of empty first.
 */
export async function prefetchPage(queryClient: QueryClient, pathname: string, tools: Tools): Promise<void> {
  const session = getSession();
  const entry = entryOf(pathname);
  if (!session || !entry || !mayOpenPage(session, entry)) return;
  const query = await queryToPrefetch(pathname, session, tools);
  if (!query) return;
  await queryClient.prefetchQuery(query);
  markPrefetched(queryClient, query.queryKey);
}
