import type { ReactNode } from 'react';
import { type ListBaseProps, ListContextProvider, ListBase as RaListBase, useListContext } from 'react-admin';
import { retriesUnreached } from './retriesUnreached';
import { useSetFilters } from './useSetFilters';

/** The list's context, with a `setFilters` that loses no choice. */
const WithSetFilters = ({ children }: { children: ReactNode }) => {
  const context = useListContext();
  const setFilters = useSetFilters(context);
  return <ListContextProvider value={{ ...context, setFilters }}>{children}</ListContextProvider>;
};

/** The list shows its own error. Refusals aren't retried. */
const queryOptions = { onError: () => undefined, retry: retriesUnreached };

/**
 * react-admin's `ListBase` with what our lists share: errors shown in place, another try if the server wasn't reached,
 * and filters that all apply, even if they are chosen in quick succession.
 */
export const ListBase = ({ children, ...props }: ListBaseProps) => (
  <RaListBase queryOptions={queryOptions} exporter={false} disableAuthentication {...props}>
    <WithSetFilters>{children}</WithSetFilters>
  </RaListBase>
);
