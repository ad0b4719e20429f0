import type { Need } from '../allows';
import type { PermissionKey } from '../permissions';
import type { ImportKind } from './columns';

/** The permission and the store's feature that rows of a kind require, to import, export and undo them. */
export const importNeeds = {
  items: { permission: 'store/product' },
  categories: { permission: 'store/group' },
  modifier_groups: { permission: 'store/modifier_group' },
  offers: { permission: 'store/promocode' },
  tables: { permission: 'store/table_booking', storeFlag: 'is_provide_table_booking' },
} as const satisfies Record<ImportKind, Need & { permission: PermissionKey }>;
