import type { ComponentType, LazyExoticComponent } from 'react';
import { patientLazy } from '../components/patientLazy';
import { adminRoot, paths } from '../config/paths';
import { withTexts } from '../i18n/index';
import { boardPages } from './order-boards/boardPages';

interface CustomPage {
  /** Route pattern below the admin root. */
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const below = (path: string, rest = ''): string => `${path.slice(adminRoot.length + 1)}${rest}`;

/** The boards' texts come with the frame's. */
const OrderBoardPage = patientLazy(() => import('./order-boards/OrderBoardPage'));

const page = (load: () => Promise<{ default: ComponentType }>) => patientLazy(withTexts('pages', load));

/** Pages that are no plain resource; the code of each loads with its first visit. */
export const customPages: readonly CustomPage[] = [
  { path: below(paths.createOrder), Page: page(() => import('./create-order/CreateOrderPage')) },
  ...Object.keys(boardPages).map((path) => ({ path: below(path, '/:id?'), Page: OrderBoardPage })),
  { path: below(paths.historyList, '/:id?'), Page: page(() => import('./order-history/OrderHistoryPage')) },
  { path: below(paths.dispatch, '/:id?'), Page: page(() => import('./dispatch/DispatchPage')) },
  {
    path: below(paths.importData, '/*'),
    Page: page(() => import('./import-export/ImportExportPage')),
  },
  { path: below(paths.activity), Page: page(() => import('./activity/ActivityPage')) },
  { path: below(paths.profile), Page: page(() => import('./profile/ProfilePage')) },
];
