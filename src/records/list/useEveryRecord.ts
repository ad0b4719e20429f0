import { useQuery } from '@tanstack/react-query';
import { type SortPayload, useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../dataProvider/fetchAllPages';
import { type ResourceName, raName } from '../../descriptors/resources/index';
import type { ListedRecord } from '../../kinds/listedRecord';
import { retriesUnreached } from './retriesUnreached';

/** Reorders some records within the positions that they hold, as `set_*_sequence` does. */
export function reordered<Rec extends { _id: string }>(records: readonly Rec[], ids: readonly string[]): Rec[] {
  const moving = new Map(records.filter(({ _id }) => ids.includes(_id)).map((record) => [record._id, record]));
  const queue = ids.flatMap((id) => moving.get(id) ?? []);
  return records.map((record) => (moving.has(record._id) ? (queue.shift() ?? record) : record));
}

const inMenuOrder: SortPayload = { field: 'sequence_number', order: 'ASC' };

/** Query key for all records of a resource. */
export const everyKey = (name: ResourceName) => [raName(name), 'every'] as const;

/**
 * All records of a resource that has few, as choices: sub-categories, modifier groups. They are reloaded when someone
 * changes one.
 */
export function useEveryRecord<Rec extends ListedRecord>(
  name: ResourceName,
  { enabled = true, sort = inMenuOrder } = {},
) {
  const dataProvider = useDataProvider();
  const resource = raName(name);
  return useQuery({
    queryKey: everyKey(name),
    enabled,
    retry: retriesUnreached,
    queryFn: async () => {
      const records: Rec[] = [];
      const load = (page: number) =>
        dataProvider.getList<Rec>(resource, {
          pagination: { page, perPage: limits.perPageMax },
          sort,
          filter: {},
        });
      for await (const { data } of fetchAllPages(load)) records.push(...data);
      return records;
    },
    staleTime: 60_000,
  });
}
