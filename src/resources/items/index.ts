import { describeResource } from '../descriptor';

export const items = describeResource('items', {
  list: () => import('./ItemList'),
  edit: () => import('./ItemEdit'),
  create: () => import('./ItemCreate'),
});
