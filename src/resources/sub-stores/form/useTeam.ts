import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { SubStoreRecord } from '#contract/entities/subStore';
import { limits } from '#contract/limits';
import { fetchAllPages } from '../../../dataProvider/fetchAllPages';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import type { ListedSubStore } from '../list/SubStoreCells';

/** The people who could work at an account's shared device, by name; `undefined` until they are known. */
export function useTeam({ _id }: SubStoreRecord, { enabled = true } = {}): readonly ListedSubStore[] | undefined {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['shared_device_team', _id],
    enabled,
    queryFn: async () => {
      const people: ListedSubStore[] = [];
      const load = (page: number) =>
        dataProvider.getList<ListedSubStore>(raName('sub_stores'), {
          pagination: { page, perPage: limits.perPageMax },
          sort: { field: 'name', order: 'ASC' },
          filter: {},
        });
      for await (const { data: found } of fetchAllPages(load)) people.push(...found);
      return people;
    },
  });
  return data?.filter((person) => person._id !== _id && !person.shared_device);
}
