import { describeResource } from '../descriptor';

export const modifierGroups = describeResource('modifier_groups', {
  list: () => import('./ModifierGroupList'),
  edit: () => import('./ModifierGroupEdit'),
  create: () => import('./ModifierGroupCreate'),
});
