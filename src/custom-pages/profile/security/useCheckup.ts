import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { useAccessChanges } from '../../../realtime/useMessageReactions';

export const checkupKey = ['security_checkup'] as const;

/** The owner's security check-up. It is read again each time it is shown: its buttons lead elsewhere. */
export function useCheckup() {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: checkupKey,
    queryFn: async ({ signal }) => (await dataProvider.getSecurityCheckup({}, { signal })).points,
    refetchOnMount: 'always',
  });
  useAccessChanges(() => void refetch());
  return { points: data, error, refetch };
}
