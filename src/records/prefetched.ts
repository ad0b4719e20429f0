import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** For so long, in ms, the page that is drawn next doesn't ask again for what has just come. */
const freshMs = 3_000;

/** Dates what was asked ahead of a page a moment into the future: until then it is fresh. */
export function markPrefetched(queryClient: QueryClient, queryKey: QueryKey): void {
  const { data, fetchStatus } = queryClient.getQueryState(queryKey) ?? {};
  if (data !== undefined && fetchStatus === 'idle')
    queryClient.setQueryData(queryKey, data, { updatedAt: Date.now() + freshMs });
}

/** For `refetchOnMount`: fetches the newest version for each visit, unless it has just been asked for. */
export const unlessPrefetched = ({ state }: { state: { dataUpdatedAt: number } }): boolean | 'always' =>
  state.dataUpdatedAt > Date.now() ? false : 'always';
