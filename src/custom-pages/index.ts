import type { ComponentType } from 'react';
import { type LazyPart, lazyWithRetry } from '../components/lazyWithRetry';
import { boardPages } from '../config/boardPages';
import { adminRoot, paths } from '../config/paths';
import { settingsGroups } from '../descriptors/settings/index';
import { withAllTexts, withTexts } from '../i18n/index';
import type { TextPart } from '../i18n/texts';

interface CustomPage {
  /** Route pattern below the admin root. */
  path: string;
  Page: LazyPart;
}

const below = (path: string, rest = ''): string => `${path.slice(adminRoot.length + 1)}${rest}`;

/** The boards' texts come with the frame's. */
const OrderBoardPage = lazyWithRetry(() => import('../orders/board/OrderBoardPage'));

/** A page that shows texts that pages share, and those of its own parts. */
const page = (load: () => Promise<{ default: ComponentType }>, ...parts: TextPart[]) =>
  lazyWithRetry(withTexts(['pages', ...parts], load));

const OrderHistoryPage = page(() => import('../orders/history/OrderHistoryPage'), 'history');

const EarningsPage = page(() => import('./earnings/EarningsPage'), 'history', 'reports', 'orders');

const SettingsPage = page(() => import('../settings/page/SettingsPage'), 'storeSettings');

/** Pages that aren't resources. Their code loads with the first visit. */
export const customPages: readonly CustomPage[] = [
  {
    path: below(paths.createOrder),
    Page: page(() => import('../orders/create/CreateOrderPage'), 'orderTaking', 'promotions'),
  },
  ...Object.keys(boardPages).map((path) => ({ path: below(path, '/:id?'), Page: OrderBoardPage })),
  ...[paths.historyList, paths.historyWeek, paths.historyMonth].map((path) => ({
    path: below(path, '/:id?'),
    Page: OrderHistoryPage,
  })),
  ...[paths.earningWeek, paths.earningMonth, paths.earnings].map((path) => ({
    path: below(path),
    Page: EarningsPage,
  })),
  {
    path: below(paths.payouts),
    Page: page(() => import('./earnings/payouts/PayoutsPage'), 'history', 'reports', 'orders'),
  },
  { path: below(paths.cash), Page: page(() => import('./earnings/cash/CashPage'), 'history', 'reports') },
  { path: below(paths.dashboard), Page: page(() => import('./dashboard/DashboardPage'), 'history', 'reports') },
  { path: below(paths.dispatch, '/:id?'), Page: page(() => import('../orders/dispatch/DispatchPage'), 'orders') },
  { path: below(paths.tableBook, '/:id?'), Page: page(() => import('../orders/book/TableBookPage'), 'tableBook') },
  {
    path: below(paths.importData, '/*'),
    Page: page(() => import('./import-export/ImportExportPage'), 'files'),
  },
  { path: below(paths.floorPlan), Page: page(() => import('./floor-plan/FloorPlanPage'), 'storeSettings') },
  { path: below(paths.activity), Page: lazyWithRetry(withAllTexts(() => import('./activity/ActivityPage'))) },
  ...settingsGroups.map(({ path }) => ({ path: below(path, '/:section?'), Page: SettingsPage })),
  {
    path: below(paths.subscription),
    Page: page(() => import('./subscription/SubscriptionPage'), 'tools'),
  },
  { path: below(paths.profile), Page: page(() => import('./profile/ProfilePage'), 'tools') },
];
