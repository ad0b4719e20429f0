import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';

/**
 * How far the owner's store is with "Ready to sell".
 *
 * @param isOwner others don't ask
 */
export function useReadiness(isOwner: boolean) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['readiness'],
    queryFn: async ({ signal }) => (await dataProvider.getReadiness({}, { signal })).steps,
    enabled: isOwner,
  });
}
