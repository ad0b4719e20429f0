import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Need } from '#contract/allows';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { mirrored } from '../components/icons/mirrored';
import type { Resource } from '../resources/defineResource';
import { resources } from '../resources/index';
import { adminRoot, paths } from './paths';

type NavigationIcon = ComponentType<SvgIconProps>;

/** What a route asks of the account: a permission, any one of several, or `noauth` for every signed-in one. */
export type RouteAuth = PermissionKey | readonly PermissionKey[] | 'noauth';

export interface NavigationEntry {
  /** Where it leads. A parent's is that of its group: a crumb of it leads to its first visible child. */
  to: string;
  /** Translation key. */
  label: string;
  icon?: NavigationIcon;
  /** A route without an auth value is closed to sub-accounts. */
  auth?: RouteAuth;
  storeFlag?: StoreFlag;
  /** The menu shows it only where this is on; the address works either way. */
  menuFlag?: StoreFlag;
  subs?: readonly NavigationEntry[];
  /** Reachable by address, not shown in the menu. */
  isHidden?: boolean;
  newWindow?: boolean;
  /** The page takes the whole window and scrolls within itself: nothing stands below it. */
  fillsWindow?: true;
  /** Its records open beside it: the page stays where it is. */
  opensBeside?: true;
  /** What is counted beside its name in the menu. */
  counts?: 'waiting_orders';
  /**
   * Shown in the menu as a button that opens and closes a panel beside the page, and goes nowhere:
   * `const { isOpen, toggle } = useSupportPanel()` of `src/layout/support/useSupportPanel.ts`, with `aria-expanded={isOpen}`.
   */
  toggles?: 'support';
}

const ofResource = ({ path, label, icon, permission, storeFlag, isHidden }: Resource): NavigationEntry => ({
  to: path,
  label,
  icon,
  auth: permission,
  ...(storeFlag ? { storeFlag } : {}),
  ...(isHidden ? { isHidden } : {}),
});

/** The resources of a group of the menu, in the registry's order. */
const resourcesIn = (group: Resource['menu']): NavigationEntry[] =>
  Object.values<Resource>(resources)
    .filter(({ menu }) => menu === group)
    .map(ofResource);

/** A page of live orders. */
const board = (to: string, name: string, icon: NavigationIcon): NavigationEntry => ({
  to,
  label: `shell.menu.${name}_orders`,
  icon,
  auth: 'store/order',
  fillsWindow: true,
  opensBeside: true,
});

/** The ONE tree that menu, routes, guard, breadcrumb and quick links read. */
export const navigation: readonly NavigationEntry[] = [
  {
    to: paths.createOrder,
    label: 'shell.menu.create_order',
    icon: AddShoppingCartIcon,
    auth: 'store/order',
    fillsWindow: true,
  },
  {
    to: '/app/order',
    label: 'shell.menu.orders',
    icon: ReceiptLongIcon,
    counts: 'waiting_orders',
    subs: [
      board(paths.todayOrders, 'today', TodayIcon),
      board(paths.tomorrowOrders, 'tomorrow', UpcomingIcon),
      board(paths.scheduleOrders, 'schedule', EventIcon),
      board(paths.pastOrders, 'past', HistoryToggleOffIcon),
      {
        to: paths.dispatch,
        label: 'shell.menu.dispatch',
        icon: mirrored(DeliveryDiningIcon),
        auth: ['store/dispatcher', 'store/order'],
        menuFlag: 'is_show_dispatch_in_menu',
        fillsWindow: true,
        opensBeside: true,
      },
    ],
  },
  {
    to: '/app/history',
    label: 'shell.menu.history',
    icon: HistoryIcon,
    subs: [
      {
        to: paths.historyList,
        label: 'shell.menu.history_list',
        icon: ListAltIcon,
        auth: 'store/history',
        opensBeside: true,
      },
    ],
  },
  {
    to: '/app/menu',
    label: 'shell.menu.menu',
    icon: RestaurantMenuIcon,
    subs: [
      ...resourcesIn('menu'),
      { to: paths.importData, label: 'shell.menu.import_data', icon: ImportExportIcon, auth: 'store/modifier_group' },
    ],
  },
  {
    to: '/app/users',
    label: 'shell.menu.users',
    icon: GroupsIcon,
    subs: [
      ...resourcesIn('users'),
      { to: paths.activity, label: 'shell.menu.activity', icon: HistoryIcon, auth: 'store/sub_store' },
    ],
  },
  { to: paths.profile, label: 'shell.profile.title', icon: PersonIcon, auth: 'noauth', isHidden: true },
  { to: adminRoot, label: 'shell.menu.support', icon: SupportIcon, auth: 'noauth', toggles: 'support' },
];

/** What a page asks of an account. One without an auth value is the owner's alone, and so are the payment settings. */
export const needOf = ({ to, auth, storeFlag }: NavigationEntry): Need => ({
  permission: auth === 'noauth' ? undefined : auth,
  ownerOnly: auth === undefined || to === paths.paymentSettings,
  storeFlag,
});

/** Every entry of the tree that is a page of its own. */
export const navigationLeaves = (entries: readonly NavigationEntry[] = navigation): NavigationEntry[] =>
  entries.flatMap((entry) => (entry.subs ? navigationLeaves(entry.subs) : entry.toggles ? [] : [entry]));

function trailTo(path: string, entries: readonly NavigationEntry[]): NavigationEntry[] {
  for (const entry of entries) {
    if (entry.toggles) continue;
    if (entry.to === path) return [entry];
    const below = trailTo(path, entry.subs ?? []);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/**
 * The way through the tree to an address, from the top. What the tree does not know is walked up, so that a record
 * and its parameters count as their list.
 *
 * @example trailOf('/app/menu/item-list/7f3a') // [Menu, Items]
 */
export function trailOf(pathname: string): NavigationEntry[] {
  for (let path = pathname; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const trail = trailTo(path, navigation);
    if (trail.length > 0) return trail;
  }
  return [];
}

/** The page that an address belongs to: a record below a list counts as the list. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  const entry = trailOf(pathname).at(-1);
  return entry?.subs ? undefined : entry;
}

/** What a page is called: as the menu calls it, and after the product where the menu does not know it. */
export const headingOf = (pathname: string): string => trailOf(pathname).at(-1)?.label ?? 'shell.product';
