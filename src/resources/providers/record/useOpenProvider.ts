import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useFormTools } from '../../../records/form/formTools';
import { raName } from '../../index';

/** Keys of what belongs to a person, under the resource's own: a change that is heard of loads them all anew. */
export const partKey = (part: string, id: string) => [raName('providers'), part, id] as const;

/** The person of the open form. `record` is current, where the form keeps what it was opened with. */
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
  /** Loads anew what hangs together: papers, vehicles and what they mean for work. */
  const reload = useCallback(
    () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [name, method] }) => name === raName('providers') && method !== 'getOne',
      }),
    [queryClient],
  );
  return { id, record: data ?? (opened as unknown as ProviderRecord), reload, accept };
}
