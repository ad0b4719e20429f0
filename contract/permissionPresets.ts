import {
  type ActionKey,
  type AnyPermission,
  actionKeys,
  allPermissions,
  followsParent,
  openedBy,
  type PermissionKey,
  permissionKeys,
  type UrlPermission,
} from './permissions';

/** Roles in a store, by name: the starting point for a new account's permissions. */
export const presetNames = ['manager', 'order_desk', 'kitchen', 'dispatcher', 'menu_editor', 'accountant'] as const;
export type PresetName = (typeof presetNames)[number];

interface Exceptions {
  /** Actions that follow their key, but aren't granted. */
  without?: readonly ActionKey[];
  /** Actions granted in addition to those that follow their key. */
  and?: readonly ActionKey[];
}

const granted = (keys: readonly PermissionKey[], { without = [], and = [] }: Exceptions = {}): UrlPermission[] => [
  ...[...keys, ...and].map((url) => ({ url, permission: 1 })),
  ...without.map((url) => ({ url, permission: 0 })),
];

/** The permissions of each preset. An action that a preset doesn't name follows its key, if `followsParent` says so. */
export const permissionPresets: Readonly<Record<PresetName, readonly UrlPermission[]>> = {
  manager: granted(permissionKeys, { and: actionKeys.filter((key) => !followsParent(key)) }),
  order_desk: granted(['store/order', 'store/table-booking', 'store/history', 'store/review'], {
    and: ['store/order/override', 'store/product/stock'],
  }),
  // The kitchen cooks and reports what is out of stock; others decide what costs money.
  kitchen: granted(['store/order'], {
    and: ['store/product/stock'],
    without: actionKeys.filter((key) => key.startsWith('store/order/') && followsParent(key)),
  }),
  dispatcher: granted(['store/order', 'store/providers', 'store/dispatcher'], {
    without: ['store/order/refund', 'store/order/edit'],
  }),
  menu_editor: granted(['store/product', 'store/group', 'store/modifier_group', 'store/promocode']),
  accountant: granted(['store/earning', 'store/history']),
};

const same = (a: readonly AnyPermission[], b: readonly AnyPermission[]): boolean =>
  a.length === b.length && a.every((key, index) => key === b[index]);

/** Whether a list has the same effect as a preset, however it is written. */
export const isPreset = (urls: readonly UrlPermission[], name: PresetName): boolean =>
  same(openedBy(urls), openedBy(permissionPresets[name]));

/** Returns the preset that a list matches; `null` if it matches none. */
export const presetOf = (urls: readonly UrlPermission[]): PresetName | null =>
  presetNames.find((name) => isPreset(urls, name)) ?? null;

/**
 * A list in the order of the table: the granted keys, and the actions that differ from what their key implies.
 *
 * @example tidyGrants([{ url: 'store/order', permission: 1 }, { url: 'store/order/cancel', permission: 1 }])
 * // [{ url: 'store/order', permission: 1 }]
 */
export function tidyGrants(urls: readonly UrlPermission[]): UrlPermission[] {
  const keys = urls.filter(
    ({ url, permission }) => permission === 1 && (permissionKeys as readonly string[]).includes(url),
  );
  const opened = openedBy(urls);
  return allPermissions.flatMap((url) => {
    const follows = openedBy(keys).includes(url);
    if (opened.includes(url) === follows) return keys.some((key) => key.url === url) ? [{ url, permission: 1 }] : [];
    return [{ url, permission: opened.includes(url) ? 1 : 0 }];
  });
}
