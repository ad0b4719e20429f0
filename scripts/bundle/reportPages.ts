import { limits } from '#contract/limits';
import { paths } from '../../src/config/paths';
import { readOnlyResources } from '../../src/descriptors/resources/index';
import type { Page } from './page';

const reviews = {
  area: 'lists',
  modules: ['src/custom-pages/reviews/ReviewsPage.tsx'],
  texts: ['pages', 'feedback', 'history'],
} as const satisfies Omit<Page, 'path'>;

/** The pages about past orders and money: history, dashboard, earnings and reviews. */
export const reportPages: readonly Page[] = [
  {
    path: `${paths.historyList}*`,
    area: 'lists',
    modules: ['src/orders/history/OrderHistoryPage.tsx', 'src/orders/history/firstHistoryQuery.ts'],
    texts: ['pages', 'history'],
    calls: [
      {
        ...{ name: 'get_order_list', dated: 'order_history', days: 7, board: 'history' },
        ...{ sort: { field: 'ended_at', order: 'DESC' }, perPage: limits.pageSizes[0] },
      },
    ],
  },
  {
    path: paths.dashboard,
    area: 'reports',
    modules: ['src/custom-pages/dashboard/DashboardPage.tsx'],
    texts: ['pages', 'history', 'reports'],
    calls: [{ name: 'get_dashboard_today', body: {} }],
  },
  ...[paths.historyWeek, paths.historyMonth].map(
    (path): Page => ({
      path: `${path}*`,
      area: 'lists',
      // Without their sums by day, which the whole history would load with them.
      modules: ['src/orders/history/OrderHistoryPage.tsx', 'src/orders/history/firstHistoryQuery.ts'],
      texts: ['pages', 'history'],
    }),
  ),
  ...(
    [
      [paths.earningWeek, { period: 'week' }],
      [paths.earningMonth, { period: 'month' }],
      [paths.earnings, null],
    ] as const
  ).map(
    ([path, body]): Page => ({
      path,
      area: 'reports',
      modules: ['src/custom-pages/earnings/EarningsPage.tsx'],
      texts: ['pages', 'history', 'reports', 'orders'],
      ...(body && { calls: [{ name: 'get_earning' as const, body }] }),
    }),
  ),
  {
    path: paths.payouts,
    area: 'reports',
    modules: ['src/custom-pages/earnings/payouts/PayoutsPage.tsx'],
    texts: ['pages', 'history', 'reports', 'orders'],
    calls: [
      { name: 'get_wallet', body: {} },
      { name: 'get_payout_list', body: { page: 1, perPage: limits.pageSizes[0] } },
    ],
  },
  {
    path: paths.cash,
    area: 'reports',
    modules: ['src/custom-pages/earnings/cash/CashPage.tsx'],
    texts: ['pages', 'history', 'reports'],
    calls: [{ name: 'get_cash', body: {} }],
  },
  {
    ...reviews,
    path: paths.reviews,
    calls: [
      {
        ...{ name: 'get_reviews_list', dated: 'reviews', days: 30 },
        ...{ sort: readOnlyResources.reviews.firstSort, perPage: readOnlyResources.reviews.perPage },
      },
    ],
  },
  { ...reviews, path: `${paths.reviews}/:id` },
];
