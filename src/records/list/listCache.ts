import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { ListedRecord } from '../../kinds/listedRecord';

type Page = GetListResult<ListedRecord>;

/**
 * Replaces a record in every cached page of its lists, and in the list of all records. Other records stay the same
 * objects, so only one row renders again.
 *
 * @param become returns the new record for the old one
 */
export function patchListed(
  queryClient: QueryClient,
  resource: string,
  id: string,
  become: (record: ListedRecord) => ListedRecord,
): void {
  queryClient.setQueriesData<Page>({ queryKey: [resource, 'getList'] }, (page) =>
    page?.data?.some((record) => record.id === id)
      ? { ...page, data: page.data.map((record) => (record.id === id ? become(record) : record)) }
      : page,
  );
  // The key from `everyKey`.
  queryClient.setQueriesData<ListedRecord[]>({ queryKey: [resource, 'every'] }, (records) =>
    records?.map((record) => (record.id === id ? become(record) : record)),
  );
}

/** Removes records from every cached page, before the server has returned the new pages. */
export function dropListed(queryClient: QueryClient, resource: string, ids: ReadonlySet<string>): void {
  queryClient.setQueriesData<Page>({ queryKey: [resource, 'getList'] }, (page) => {
    const left = page?.data?.filter(({ id }) => !ids.has(id));
    if (!page || !left || left.length === page.data.length) return page;
    return { ...page, data: left, total: (page.total ?? 0) - (page.data.length - left.length) };
  });
}
