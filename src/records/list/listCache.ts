import type { QueryClient } from '@tanstack/react-query';
import type { GetListResult } from 'react-admin';
import type { ListedRecord } from './listedRecord';

type Page = GetListResult<ListedRecord>;

/**
 * Puts a record's new state into every cached page of its lists, and into the list of all records. Other records stay the same objects, so only one row
 * renders again.
 *
 * @param become the record as it is now, from the record as it was
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
  // As `everyKey` names it.
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
