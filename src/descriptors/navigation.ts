import AccountBalanceIcon from '@mui/icons-material/AccountBalanceOutlined';
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import CalendarViewWeekIcon from '@mui/icons-material/CalendarViewWeekOutlined';
import CardMembershipIcon from '@mui/icons-material/CardMembershipOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DateRangeIcon from '@mui/icons-material/DateRangeOutlined';
import DeliveryDiningIcon from '@mui/icons-material/DeliveryDiningOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import HistoryToggleOffIcon from '@mui/icons-material/HistoryToggleOffOutlined';
import ImportExportIcon from '@mui/icons-material/ImportExportOutlined';
import ListAltIcon from '@mui/icons-material/ListAltOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PointOfSaleIcon from '@mui/icons-material/PointOfSaleOutlined';
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import RestaurantMenuIcon from '@mui/icons-material/RestaurantMenuOutlined';
import ReviewsIcon from '@mui/icons-material/ReviewsOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import SupportIcon from '@mui/icons-material/SupportAgentOutlined';
import TableBarIcon from '@mui/icons-material/TableBarOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import UpcomingIcon from '@mui/icons-material/UpcomingOutlined';
import type { Need } from '#contract/allows';
import type { CountedBoard } from '#contract/orders/boards';
import type { PermissionKey } from '#contract/permissions';
import type { StoreFlag } from '#contract/storeFlags';
import { mirrored } from '../components/icons/mirrored';
import { adminRoot, paths } from '../config/paths';
import type { Resource } from './defineResource';
import type { NavigationEntry, NavigationIcon } from './navigationEntry';
import { resources } from './resources/index';
import { sectionPath, settingsGroups } from './settings/index';

const ofResource = ({ path, label, icon, permission, storeFlag, menuUnlessFlag }: Resource): NavigationEntry => ({
  to: path,
  label,
  icon,
  auth: permission,
  ...(storeFlag ? { storeFlag } : {}),
  ...(menuUnlessFlag ? { menuUnlessFlag } : {}),
});

/** The resources in a menu group, in registry order. */
const resourcesIn = (group: Resource['menu']): NavigationEntry[] =>
  Object.values<Resource>(resources)
    .filter(({ menu }) => menu === group)
    .map(ofResource);

/** A flag as an entry has it: only if there is one. */
const storeFlagOf = (storeFlag: StoreFlag | undefined) => (storeFlag ? { storeFlag } : {});

/** An entry without one is the owner's. */
const authOf = (auth: PermissionKey | undefined) => (auth ? { auth } : {});

/** The pages of the settings, with their sections. */
const settingsPages: readonly NavigationEntry[] = settingsGroups.map((group) => ({
  to: group.path,
  label: group.label,
  icon: group.icon,
  ...authOf(group.permission),
  ...storeFlagOf(group.storeFlag),
  sections: group.sections.map((section) => ({
    to: sectionPath(group, section),
    label: section.label,
    icon: group.icon,
    ...authOf(section.ownerOnly ? undefined : (section.permission ?? group.permission)),
    ...storeFlagOf(section.storeFlag ?? group.storeFlag),
  })),
}));

/** A page of live orders. */
const board = (to: string, name: Exclude<CountedBoard, 'dispatch'>, icon: NavigationIcon): NavigationEntry => ({
  to,
  count: name,
  label: `shell.menu.${name}_orders`,
  icon,
  auth: 'store/order',
  fillsWindow: true,
  opensBeside: true,
});

/** The one tree that the menu, routes, guard, breadcrumb and quick links read. */
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
        count: 'dispatch',
        label: 'shell.menu.dispatch',
        icon: mirrored(DeliveryDiningIcon),
        auth: ['store/dispatcher', 'store/order'],
        fillsWindow: true,
        opensBeside: true,
      },
      {
        to: paths.tableBook,
        label: 'shell.menu.table_book',
        icon: TableBarIcon,
        auth: 'store/table-booking',
        storeFlag: 'is_provide_table_booking',
        fillsWindow: true,
        opensBeside: true,
      },
    ],
  },
  {
    to: paths.dashboard,
    label: 'shell.menu.dashboard',
    icon: DashboardIcon,
    auth: 'store/earning',
    storeFlag: 'is_show_dashboard',
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
      {
        to: paths.historyWeek,
        label: 'shell.menu.history_week',
        icon: CalendarViewWeekIcon,
        auth: 'store/earning',
        opensBeside: true,
      },
      {
        to: paths.historyMonth,
        label: 'shell.menu.history_month',
        icon: CalendarMonthIcon,
        auth: 'store/earning',
        opensBeside: true,
      },
      {
        to: paths.reviews,
        count: 'unanswered_reviews',
        label: 'shell.menu.reviews',
        icon: ReviewsIcon,
        auth: 'store/review',
      },
    ],
  },
  {
    to: '/app/earning',
    label: 'shell.menu.earnings',
    icon: PaymentsIcon,
    subs: [
      {
        to: paths.earningWeek,
        label: 'shell.menu.earning_week',
        icon: CalendarViewWeekIcon,
        auth: 'store/earning',
      },
      {
        to: paths.earningMonth,
        label: 'shell.menu.earning_month',
        icon: CalendarMonthIcon,
        auth: 'store/earning',
      },
      { to: paths.earnings, label: 'shell.menu.earning_all', icon: DateRangeIcon, auth: 'store/earning' },
      { to: paths.payouts, label: 'shell.menu.payouts', icon: AccountBalanceIcon, auth: 'store/earning' },
      // Dispatchers count the cash of delivery people, too.
      { to: paths.cash, label: 'shell.menu.cash', icon: PointOfSaleIcon, auth: ['store/earning', 'store/providers'] },
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
  ...resourcesIn('top'),
  {
    to: '/app/users',
    label: 'shell.menu.users',
    icon: GroupsIcon,
    subs: [
      ...resourcesIn('users'),
      { to: paths.activity, label: 'shell.menu.activity', icon: HistoryIcon, auth: 'store/sub_store' },
    ],
  },
  {
    to: '/app/settings',
    label: 'shell.menu.settings',
    icon: SettingsIcon,
    listsItself: true,
    subs: [
      ...settingsPages,
      ...resourcesIn('settings'),
      {
        to: paths.floorPlan,
        label: 'shell.menu.floor_plan',
        icon: GridViewIcon,
        auth: 'store/table_booking',
        storeFlag: 'is_provide_table_booking',
      },
      // Without a permission: the owner's alone.
      { to: paths.subscription, label: 'shell.menu.subscription', icon: CardMembershipIcon },
    ],
  },
  { to: paths.profile, label: 'shell.profile.title', icon: PersonIcon, auth: 'noauth', isHidden: true },
  { to: adminRoot, label: 'shell.menu.support', icon: SupportIcon, auth: 'noauth', toggles: 'support' },
];

/**
 * Returns the permission and flag that a page requires. Without an auth value, only the owner can open it. The payment
 * settings are also owner-only.
 */
export const needOf = ({ to, auth, storeFlag }: NavigationEntry): Need => ({
  permission: auth === 'noauth' ? undefined : auth,
  ownerOnly: auth === undefined || to === paths.paymentSettings,
  storeFlag,
});

/** Every entry in the tree that is a page. */
export const navigationLeaves = (entries: readonly NavigationEntry[] = navigation): NavigationEntry[] =>
  entries.flatMap((entry) => (entry.subs ? navigationLeaves(entry.subs) : entry.toggles ? [] : [entry]));

function trailTo(path: string, entries: readonly NavigationEntry[]): NavigationEntry[] {
  for (const entry of entries) {
    if (entry.toggles) continue;
    if (entry.to === path) return [entry];
    const below = trailTo(path, entry.subs ?? entry.sections ?? []);
    if (below.length > 0) return [entry, ...below];
  }
  return [];
}

/**
 * The path through the tree to an address, from the top. Unknown addresses fall back to their nearest known parent, so
 * a record and its parameters count as their list.
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

/** The page that an address belongs to: a record counts as its list. */
export function entryOf(pathname: string): NavigationEntry | undefined {
  const entry = trailOf(pathname).at(-1);
  return entry?.subs ? undefined : entry;
}

/** A page's title: its menu name, or the product's name for pages outside the menu. */
export const headingOf = (pathname: string): string => trailOf(pathname).at(-1)?.label ?? 'shell.product';
