import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How long in ms prefetched data counts as fresh, so that the next page doesn't fetch it again. */
const freshMs = 3_000;

/** Dates prefetched data a moment into the future, so that the next page treats it as fresh. */
export function markPrefetched(queryClient: QueryClient, queryKey: QueryKey): void {
  const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
  if (data !== undefined && fetchStatus === 'idle')
    queryClient.setQueryData(queryKey, data, { updatedAt: Date.now() + freshMs });
}

/** For `refetchOnMount`: fetches the newest version for each visit, unless it has just been prefetched. */
export const unlessPrefetched = ({ state }: { state: { dataUpdatedAt: number } }): boolean | 'always' =>
  state.dataUpdatedAt > Date.now() ? false : 'always';
