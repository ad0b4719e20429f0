import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { useFormTools } from '../../../records/form/formTools';

/** Query keys of what belongs to a person, under the resource's own, so that one change reloads them all. */
export const partKey = (part: string, id: string) => [raName('providers'), part, id] as const;

/** The open form's person. `record` is current, while the form keeps what it opened with. */
export function useOpenProvider() {
  const { opened, accept } = useFormTools();
  const id = opened?._id ?? '';
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: partKey('current', id),
    queryFn: async () => (await dataProvider.getProvider({ _id: id })).provider,
    enabled: id !== '',
    placeholderData: opened as unknown as ProviderRecord,
  });
  /** Reloads what depends on each other: documents, vehicles and eligibility. */
  const reload = useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name, method] }) => name === raName('providers') && method !== 'getOne',
      }),
    [queryClient],
  );
  return { id, record: data ?? (opened as unknown as ProviderRecord), reload, accept };
}
