import { describeResource } from '../descriptor';

export const categories = describeResource('categories', {
  list: () => import('./CategoryList'),
  edit: () => import('./CategoryEdit'),
  create: () => import('./CategoryCreate'),
});
