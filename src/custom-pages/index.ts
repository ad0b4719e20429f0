import type { ComponentType, LazyExoticComponent } from 'react';
import { patientLazy } from '../components/patientLazy';
import { adminRoot, paths } from '../config/paths';
import { boardPages } from './order-boards/boardPages';

interface CustomPage {
  /** Route pattern below the admin root. */
  path: string;
  Page: LazyExoticComponent<ComponentType>;
}

const below = (path: string, rest = ''): string => `${path.slice(adminRoot.length + 1)}${rest}`;

const OrderBoardPage = patientLazy(() => import('./order-boards/OrderBoardPage'));

/** Pages that are no plain resource; the code of each loads with its first visit. */
export const customPages: readonly CustomPage[] = [
  { path: below(paths.createOrder), Page: patientLazy(() => import('./create-order/CreateOrderPage')) },
  ...Object.keys(boardPages).map((path) => ({ path: below(path, '/:id?'), Page: OrderBoardPage })),
  {
    path: below(paths.importData, '/*'),
    Page: patientLazy(() => import('./import-export/ImportExportPage')),
  },
  { path: below(paths.profile), Page: patientLazy(() => import('./profile/ProfilePage')) },
];
