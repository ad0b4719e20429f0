import { patientLazy } from '../../components/patientLazy';
import { describeResource } from '../descriptor';

export const categories = describeResource('categories', {
  list: patientLazy(() => import('./CategoryList')),
  edit: patientLazy(() => import('./CategoryEdit')),
  create: patientLazy(() => import('./CategoryCreate')),
});
