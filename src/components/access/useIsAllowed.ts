import { useCallback } from 'react';
import type { Need } from '#contract/allows';
import { isAllowed } from '../../session/isAllowed';
import { useSession } from '../../session/useSession';

/**
 * Asks what the signed-in account may have, live: a permission that is taken away while a page is open counts at once.
 *
 * @example const isAllowed = useIsAllowed(); isAllowed({ permission: 'store/order/refund' })
 */
export function useIsAllowed(): (need: Need) => boolean {
  const session = useSession();
  return useCallback((need: Need) => isAllowed(session, need), [session]);
}
