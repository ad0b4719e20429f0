import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { adminRoot, paths } from './paths';
import { type ResourceFacts, resources } from './resources';

/** What a route asks of the account: a permission, or `noauth` for every signed-in one. */
export type RouteAuth = PermissionKey | 'noauth';

export interface NavigationEntry {
  /** Where it leads; a parent leads to its first visible child. */
  to: string;
  /** Translation key. */
  label: string;
  icon?: string;
  /** A route without an auth value is closed to sub-accounts. */
  auth?: RouteAuth;
  storeFlag?: StoreFlag;
  subs?: readonly NavigationEntry[];
  /** Reachable by address, not shown in the menu. */
  isHidden?: boolean;
  newWindow?: boolean;
  /**
   * Shown in the menu as a button that opens and closes a panel beside the page, and goes nowhere:
   * `const { isOpen, toggle } = useSupportPanel()` of `src/layout/support/useSupportPanel.ts`, with `aria-expanded={isOpen}`.
   */
  toggles?: 'support';
}

const ofResource = ({ path, label, icon, permission, storeFlag, isHidden }: ResourceFacts): NavigationEntry => ({
  to: path,
  label,
  icon,
  auth: permission,
  ...(storeFlag ? { storeFlag } : {}),
  ...(isHidden ? { isHidden } : {}),
});

/** The ONE tree that menu, routes, guard, breadcrumb and quick links read. */
export const navigation: readonly NavigationEntry[] = [
  { to: paths.createOrder, label: 'shell.menu.create_order', icon: 'create_order', auth: 'store/order' },
  {
    to: '/app/order',
    label: 'shell.menu.orders',
    icon: 'orders',
    subs: [
      { to: paths.todayOrders, label: 'shell.menu.today_orders', icon: 'today', auth: 'store/order' },
      { to: paths.tomorrowOrders, label: 'shell.menu.tomorrow_orders', icon: 'tomorrow', auth: 'store/order' },
      { to: paths.scheduleOrders, label: 'shell.menu.schedule_orders', icon: 'schedule', auth: 'store/order' },
      { to: paths.pastOrders, label: 'shell.menu.past_orders', icon: 'past', auth: 'store/order' },
    ],
  },
  {
    to: '/app/menu',
    label: 'shell.menu.menu',
    icon: 'menu',
    subs: [
      ofResource(resources.items),
      ofResource(resources.categories),
      ofResource(resources.sub_categories),
      ofResource(resources.modifier_groups),
      { to: paths.importData, label: 'shell.menu.import_data', icon: 'import_data', auth: 'store/modifier_group' },
    ],
  },
  { to: paths.profile, label: 'shell.profile.title', icon: 'profile', auth: 'noauth', isHidden: true },
  { to: adminRoot, label: 'shell.menu.support', icon: 'support', auth: 'noauth', toggles: 'support' },
];

/** Every entry of the tree that is a page of its own. */
export const navigationLeaves = (entries: readonly NavigationEntry[] = navigation): NavigationEntry[] =>
  entries.flatMap((entry) => (entry.subs ? navigationLeaves(entry.subs) : entry.toggles ? [] : [entry]));

/** The page that an address belongs to: a record below a list counts as the list. */
export const entryOf = (pathname: string): NavigationEntry | undefined =>
  navigationLeaves()
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
