import { useBoard } from '../../realtime/useBoard';

/**
 * How many of today's orders have changed since the kitchen last looked.
 *
 * @param enabled whether the account sees orders at all
 */
export function useUnseenChanges(enabled: boolean): number {
  const { data } = useBoard('today', { enabled });
  return data?.orders.filter(({ unseen_change }) => unseen_change).length ?? 0;
}
