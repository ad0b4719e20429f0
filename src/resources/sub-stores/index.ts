import { describeResource } from '../descriptor';

export const subStores = describeResource('sub_stores', {
  list: () => import('./SubStoreList'),
  edit: () => import('./SubStoreEdit'),
  create: () => import('./SubStoreCreate'),
});
