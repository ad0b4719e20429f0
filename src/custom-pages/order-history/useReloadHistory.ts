import { useQueryClient } from '@tanstack/react-query';
import { historyKeys } from './historyKeys';

/** Loads list and sums anew together: what kept one of them from loading kept the other. */
export function useReloadHistory(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ queryKey: historyKeys.all, type: 'active' });
}
