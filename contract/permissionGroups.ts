import type { PermissionKey } from './permissions';

/** The permission keys in groups, as the menu has their pages. */
export const permissionGroups = {
  orders: ['store/order', 'store/table-booking', 'store/dispatcher'],
  history: ['store/history', 'store/review'],
  earnings: ['store/earning'],
  menu: ['store/product', 'store/group', 'store/modifier_group'],
  people: ['store/providers', 'store/sub_store'],
  offers: ['store/promocode'],
  settings: ['store/setting', 'store/deliveries', 'store/store_time_setting', 'store/table_booking'],
} as const satisfies Record<string, readonly PermissionKey[]>;

export type PermissionGroup = keyof typeof permissionGroups;
export const permissionGroupNames = Object.keys(permissionGroups) as PermissionGroup[];
