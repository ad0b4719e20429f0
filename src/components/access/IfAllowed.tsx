import type { ReactNode } from 'react';
import type { Need } from '#contract/allows';
import { useIsAllowed } from './useIsAllowed';

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
