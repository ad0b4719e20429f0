import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { CountedBoard } from '#contract/orders/boards';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';

/** An icon of the menu. */
export type NavigationIcon = ComponentType<SvgIconProps>;

/** The permission that a route requires, any one of several, or `noauth` for every signed-in account. */
export type RouteAuth = PermissionKey | readonly PermissionKey[] | 'noauth';

export interface NavigationEntry {
  /** Where it leads. A parent's path is its group's: its breadcrumb opens the first visible child. */
  to: string;
  /** Translation key. */
  label: string;
  icon?: NavigationIcon;
  /** A route without an auth value is closed to sub-accounts. */
  auth?: RouteAuth;
  storeFlag?: StoreFlag;
  /** The menu shows it only while this flag is off: with it, another page includes it. */
  menuUnlessFlag?: StoreFlag;
  subs?: readonly NavigationEntry[];
  /** Parts of the page with their own addresses below it. The menu doesn't show them; breadcrumb and palette do. */
  sections?: readonly NavigationEntry[];
  /** The entry's pages show the list of `subs` themselves, so the menu doesn't. */
  listsItself?: true;
  /** Can be reached by address but isn't shown in the menu. */
  isHidden?: boolean;
  newWindow?: boolean;
  /** The page fills the window and scrolls within itself; nothing is shown below it. */
  fillsWindow?: true;
  /** Its records open next to it, and the page keeps its position. */
  opensBeside?: true;
  /** Shows the number of new orders on its icon in the menu. */
  counts?: 'waiting_orders';
  /** Shows the number of this board's orders, or of reviews without a reply, next to its name in the menu. */
  count?: CountedBoard | 'unanswered_reviews';
  /**
   * Shown in the menu as a button that opens and closes a panel next to the page:
   * `const { isOpen, toggle } = useSupportPanel()` of `src/layout/support/useSupportPanel.ts`, with
   * `aria-expanded={isOpen}`.
   */
  toggles?: 'support';
}
