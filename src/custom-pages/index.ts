import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyWithRetry } from '../components/lazyWithRetry';
import { adminRoot, paths } from '../config/paths';
import { withTexts } from '../i18n/index';
import { boardPages } from '../orders/board/boardPages';

interface CustomPage {
  /** Route pattern below the admin root. */
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const below = (path: string, rest = ''): string => `${path.slice(adminRoot.length + 1)}${rest}`;

/** The boards' texts come with the frame's. */
const OrderBoardPage = lazyWithRetry(() => import('../orders/board/OrderBoardPage'));

const page = (load: () => Promise<{ default: ComponentType }>) => lazyWithRetry(withTexts('pages', load));

/** Pages that aren't resources. Their code loads with the first visit. */
export const customPages: readonly CustomPage[] = [
  { path: below(paths.createOrder), Page: page(() => import('../orders/create/CreateOrderPage')) },
  ...Object.keys(boardPages).map((path) => ({ path: below(path, '/:id?'), Page: OrderBoardPage })),
  { path: below(paths.historyList, '/:id?'), Page: page(() => import('../orders/history/OrderHistoryPage')) },
  { path: below(paths.dispatch, '/:id?'), Page: page(() => import('../orders/dispatch/DispatchPage')) },
  {
    path: below(paths.importData, '/*'),
    Page: page(() => import('./import-export/ImportExportPage')),
  },
  { path: below(paths.activity), Page: page(() => import('./activity/ActivityPage')) },
  { path: below(paths.profile), Page: page(() => import('./profile/ProfilePage')) },
];
