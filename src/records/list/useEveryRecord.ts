import { useQuery } from '@tanstack/react-query';
import { type SortPayload, useDataProvider } from 'react-admin';
import { limits } from '#contract/limits';
import { type ResourceName, raName } from '../../resources/index';
import type { ListedRecord } from './listedRecord';
import { retriesUnreached } from './retriesUnreached';

const inMenuOrder: SortPayload = { field: 'sequence_number', order: 'ASC' };

/** Under which all records of a resource are kept. */
export const everyKey = (name: ResourceName) => [raName(name), 'every'] as const;

/**
 * All records of a resource that has few, for choices: sub-categories, modifier groups. They are loaded anew when
 * somebody changes one.
 */
export function useEveryRecord<Rec extends ListedRecord>(name: ResourceName, { enabled = true } = {}) {
  const dataProvider = useDataProvider();
  const resource = raName(name);
  return useQuery({
    queryKey: everyKey(name),
    enabled,
    retry: retriesUnreached,
    queryFn: async () => {
      const records: Rec[] = [];
      for (let page = 1; ; page += 1) {
        const pagination = { page, perPage: limits.perPageMax };
        const { data, total = 0 } = await dataProvider.getList<Rec>(resource, {
          pagination,
          sort: inMenuOrder,
          filter: {},
        });
        records.push(...data);
        if (data.length < limits.perPageMax || records.length >= total) return records;
      }
    },
    staleTime: 60_000,
  });
}
