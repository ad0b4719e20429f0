import type { ImportKind } from '#contract/menuFiles/columns';
import type { PermissionKey } from '#contract/permissions';

/** What an account needs to bring rows of a kind in, and to take them back. */
export const importPermission: Record<ImportKind, PermissionKey> = {
  items: 'store/product',
  categories: 'store/group',
  modifier_groups: 'store/modifier_group',
};
