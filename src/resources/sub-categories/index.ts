import { patientLazy } from '../../components/patientLazy';
import { describeResource } from '../descriptor';

export const subCategories = describeResource('sub_categories', {
  list: patientLazy(() => import('./SubCategoryList')),
  edit: patientLazy(() => import('./SubCategoryEdit')),
  create: patientLazy(() => import('./SubCategoryCreate')),
});
