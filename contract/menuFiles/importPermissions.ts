import type { PermissionKey } from '../permissions';
import type { ImportKind } from './columns';

/** The permission that an account needs to import, export and undo rows of a kind. */
export const importPermissions: Record<ImportKind, PermissionKey> = {
  items: 'store/product',
  categories: 'store/group',
  modifier_groups: 'store/modifier_group',
  offers: 'store/promocode',
};
