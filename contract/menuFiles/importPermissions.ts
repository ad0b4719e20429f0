import type { PermissionKey } from '../permissions';
import type { ImportKind } from './columns';

/** What an account needs to bring rows of a kind in and out, and to take them back. */
export const importPermissions: Record<ImportKind, PermissionKey> = {
  items: 'store/product',
  categories: 'store/group',
  modifier_groups: 'store/modifier_group',
  offers: 'store/promocode',
};
