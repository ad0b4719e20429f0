import { patientLazy } from '../../components/patientLazy';
import { describeResource } from '../descriptor';

export const items = describeResource('items', {
  list: patientLazy(() => import('./ItemList')),
  edit: patientLazy(() => import('./ItemEdit')),
  create: patientLazy(() => import('./ItemCreate')),
});
