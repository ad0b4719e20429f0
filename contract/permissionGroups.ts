import { type AnyPermission, allPermissions, type PermissionKey, parentOf } from './permissions';

/**
 * The permission keys that can be granted one by one, in groups, as the menu has their pages. A key that no call needs yet
 * isn't offered; it joins its group together with the first one. Presets and older grants can hold it before.
 */
export const permissionGroups = {
  orders: ['store/order', 'store/dispatcher', 'store/table-booking'],
  history: ['store/history', 'store/review'],
  earnings: ['store/earning'],
  menu: ['store/product', 'store/group', 'store/modifier_group', 'store/promocode'],
  people: ['store/providers', 'store/sub_store'],
  settings: ['store/setting', 'store/deliveries', 'store/store_time_setting', 'store/table_booking'],
} as const satisfies Record<string, readonly PermissionKey[]>;

export type PermissionGroup = keyof typeof permissionGroups;
export const permissionGroupNames = Object.keys(permissionGroups) as PermissionGroup[];

const offeredKeys: readonly PermissionKey[] = Object.values(permissionGroups).flat();

/** Everything that can be granted individually, including actions below their keys. */
export const offeredPermissions: readonly AnyPermission[] = allPermissions.filter((key) =>
  offeredKeys.includes(parentOf(key) ?? (key as PermissionKey)),
);
