import { type ReactNode, useCallback } from 'react';
import type { Need } from '#contract/allows';
import { entryOf, needOf } from '../../descriptors/navigation';
import { isAllowed } from '../../session/isAllowed';
import { useSession } from '../../session/useSession';

/**
 * Returns a function that checks the account's permissions. It is live: a permission that is removed while a page is
 * open takes effect immediately.
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
  /** Shown instead to accounts without access. */
  otherwise?: ReactNode;
  children: ReactNode;
}

/** Renders its children only for accounts with access (the directive of the specification, section 6). */
export const IfAllowed = ({ permission, flag, ownerOnly, otherwise = null, children }: IfAllowedProps) =>
  useIsAllowed()({ permission, storeFlag: flag, ownerOnly }) ? children : otherwise;

/** Whether the account can open a page, so that no link leads to a page it can't open. */
export function useMayOpen(path: string): boolean {
  const mayHave = useIsAllowed();
  const entry = entryOf(path);
  return entry !== undefined && mayHave(needOf(entry));
}
