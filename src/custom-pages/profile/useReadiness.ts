import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../dataProvider/index';

const readiness = (dataProvider: StoreDataProvider) =>
  queryOptions({
    queryKey: ['readiness'],
    queryFn: ({ signal }) => dataProvider.getReadiness({}, { signal }),
  });

/**
 * How far the owner's store is with "Ready to sell".
 *
 * @param isOwner others don't ask
 */
export function useReadiness(isOwner: boolean) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({ ...readiness(dataProvider), select: ({ steps }) => steps, enabled: isOwner });
}

/** The owner's test order, while it is open. */
export function useOpenTestOrder() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({ ...readiness(dataProvider), select: ({ test_order }) => test_order ?? null }).data;
}
