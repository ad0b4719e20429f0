import { type ReactNode, useCallback } from 'react';
import type { Need } from '#contract/allows';
import { entryOf, needOf } from '../../descriptors/navigation';
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

interface IfAllowedProps {
  permission?: Need['permission'];
  flag?: Need['storeFlag'];
  ownerOnly?: boolean;
  /** Shown in its place to those who may not. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Shows something only to accounts that may have it (the directive of the specification, section 6). */
export const IfAllowed = ({ permission, flag, ownerOnly, otherwise = null, children }: IfAllowedProps) =>
  useIsAllowed()({ permission, storeFlag: flag, ownerOnly }) ? children : otherwise;

/** Whether the signed-in account may open a page, so that no link leads to a page it can't open. */
export function useMayOpen(path: string): boolean {
  const mayHave = useIsAllowed();
  const entry = entryOf(path);
  return entry !== undefined && mayHave(needOf(entry));
}
