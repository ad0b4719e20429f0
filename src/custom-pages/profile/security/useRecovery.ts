import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Handover, Recovery } from '#contract/entities/recovery';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useAccessChanges } from '../../../realtime/useMessageReactions';

const recoveryKey = ['recovery'] as const;

/** Whom the owner trusts, and the request under way, which other people change too. */
export function useRecovery() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: recoveryKey,
    queryFn: async ({ signal }) => (await dataProvider.getRecovery({}, { signal })).recovery,
  });
  useAccessChanges(() => void refetch());
  return {
    recovery: data,
    /** Puts what a change replied in its place. */
    show: (recovery: Recovery) => queryClient.setQueryData(recoveryKey, recovery),
    refetch,
  };
}

const handoverKey = ['handover'] as const;

/** The handover under way; `null` if there is none. */
export function useHandover() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({
    queryKey: handoverKey,
    queryFn: async ({ signal }) => (await dataProvider.getHandover({}, { signal })).handover,
  });
  useAccessChanges(() => void refetch());
  return {
    handover: data,
    show: (handover: Handover | null) => queryClient.setQueryData(handoverKey, handover),
    refetch,
  };
}
