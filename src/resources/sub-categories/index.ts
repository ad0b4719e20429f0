import { describeResource } from '../descriptor';

export const subCategories = describeResource('sub_categories', {
  list: () => import('./SubCategoryList'),
  edit: () => import('./SubCategoryEdit'),
  create: () => import('./SubCategoryCreate'),
});
