import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreArchive } from '#contract/entities/archive';
import type { StoreDataProvider } from '../../../dataProvider/index';

const queryKey = ['store_archive'] as const;

/** How often a page asks how far the archive is. */
const everyMs = 2_000;

export const isBeingMade = (archive: StoreArchive | null | undefined): boolean =>
  archive?.state === 'waiting' || archive?.state === 'running';

/** The archive of everything that was requested last, followed while it is being made. */
export function useStoreArchive() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getStoreArchive({}, { signal })).store_archive,
    refetchInterval: ({ state }) => (isBeingMade(state.data) ? everyMs : false),
  });
  return {
    /** `null` if there is none, `undefined` until it is known. */
    archive: data,
    error,
    refetch,
    show: (archive: StoreArchive | null) => queryClient.setQueryData(queryKey, archive),
  };
}
