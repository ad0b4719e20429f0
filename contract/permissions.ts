/**
 * Permission keys of the specification, section 6. A sub-account holds a list of
 * `{url, permission}` where 1 means granted; nothing listed means denied.
 */
export const permissionKeys = [
  'store/order',
  'store/table-booking',
  'store/earning',
  'store/history',
  'store/review',
  'store/product',
  'store/group',
  'store/modifier_group',
  'store/providers',
  'store/sub_store',
  'store/promocode',
  'store/setting',
  'store/deliveries',
  'store/store_time_setting',
  'store/table_booking',
  'store/dispatcher',
] as const;
export type PermissionKey = (typeof permissionKeys)[number];

/** Actions that can be granted or denied apart; without an entry of their own they follow their parent key. */
export const actionKeys = ['store/order/cancel', 'store/order/refund', 'store/order/edit'] as const;
export type ActionKey = (typeof actionKeys)[number];

export type AnyPermission = PermissionKey | ActionKey;
export const allPermissions: readonly AnyPermission[] = [...permissionKeys, ...actionKeys];

const isAction = (key: AnyPermission): key is ActionKey => (actionKeys as readonly string[]).includes(key);

/** The key that an action belongs to; `null` for a key of its own. */
export const parentOf = (key: AnyPermission): PermissionKey | null =>
  isAction(key) ? (key.slice(0, key.lastIndexOf('/')) as PermissionKey) : null;

/** The actions that can be granted or denied apart below a key. */
export const actionsOf = (key: PermissionKey): ActionKey[] => actionKeys.filter((action) => parentOf(action) === key);

export interface UrlPermission {
  url: string;
  /** 1 = granted. */
  permission: number;
}

/**
 * Whether a list of grants opens a permission.
 *
 * @example hasPermission([{ url: 'store/order', permission: 1 }], 'store/order/cancel') // true: follows its parent
 */
export function hasPermission(urls: readonly UrlPermission[], key: AnyPermission): boolean {
  const own = urls.find((entry) => entry.url === key);
  if (own) return own.permission === 1;
  const parent = parentOf(key);
  return parent !== null && urls.some((entry) => entry.url === parent && entry.permission === 1);
}

/** `null` for the owner, who holds every permission. */
export type Grants = readonly UrlPermission[] | null;

/** Whether any one of them is granted. */
export const isGrantedAny = (grants: Grants, keys: AnyPermission | readonly AnyPermission[]): boolean =>
  [keys].flat().some((key) => isGranted(grants, key));

export const isGranted = (grants: Grants, key: AnyPermission): boolean => grants === null || hasPermission(grants, key);

/** Everything that a list of grants opens, the actions that follow their key among them. */
export const openedBy = (grants: Grants): AnyPermission[] => allPermissions.filter((key) => isGranted(grants, key));

/** Permissions in a list that the granter doesn't have: no one can grant more than they have. */
export const beyond = (granter: Grants, grants: Grants): AnyPermission[] =>
  openedBy(grants).filter((key) => !isGranted(granter, key));

/** The part of a list that the looker holds too. */
export const narrowed = (looker: Grants, urls: readonly UrlPermission[]): UrlPermission[] =>
  allPermissions.map((url) => ({ url, permission: isGranted(looker, url) && hasPermission(urls, url) ? 1 : 0 }));
