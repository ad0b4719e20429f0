import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';

const queryKey = ['accountant_links'] as const;

/** The store's links for accountants that work. */
export function useAccountantLinks() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getAccountantLinkList({}, { signal })).data,
  });
  return {
    /** `undefined` until they are known. */
    links: data,
    error,
    refetch,
    reload: () => queryClient.invalidateQueries({ queryKey }),
  };
}
