import { patientLazy } from '../../components/patientLazy';
import { describeResource } from '../descriptor';

export const modifierGroups = describeResource('modifier_groups', {
  list: patientLazy(() => import('./ModifierGroupList')),
  edit: patientLazy(() => import('./ModifierGroupEdit')),
  create: patientLazy(() => import('./ModifierGroupCreate')),
});
