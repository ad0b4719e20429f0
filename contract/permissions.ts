/**
 * Permission keys of the specification, section 6. A sub-account holds a list of `{url, permission}` where 1 means
 * granted; nothing listed means denied.
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

interface ActionRule {
  /** Everyone with the parent key has it, unless it is denied separately. */
  followsParent: boolean;
  /** It can only be granted together with its parent key, because it is useless without it. */
  needsParent: boolean;
}

/**
 * Actions that can be granted or denied separately from their parent key. An action that costs money or overrides a
 * rule doesn't follow its parent, so that someone has to decide which accounts get it. Those that do follow are older
 * than this principle: existing accounts must not lose them.
 */
const actionRules = {
  'store/order/cancel': { followsParent: true, needsParent: true },
  'store/order/refund': { followsParent: true, needsParent: true },
  'store/order/edit': { followsParent: true, needsParent: true },
  'store/order/override': { followsParent: false, needsParent: true },
  'store/earning/payout': { followsParent: false, needsParent: true },
  'store/product/stock': { followsParent: true, needsParent: false },
} as const satisfies Record<`${PermissionKey}/${string}`, ActionRule>;
export type ActionKey = keyof typeof actionRules;
export const actionKeys = Object.keys(actionRules) as ActionKey[];

export type AnyPermission = PermissionKey | ActionKey;
export const allPermissions: readonly AnyPermission[] = [...permissionKeys, ...actionKeys];

const isAction = (key: AnyPermission): key is ActionKey => Object.hasOwn(actionRules, key);

/** The key that an action belongs to; `null` if it isn't an action of another key. */
export const parentOf = (key: AnyPermission): PermissionKey | null =>
  isAction(key) ? (key.slice(0, key.lastIndexOf('/')) as PermissionKey) : null;

/** The actions below a key that can be granted or denied separately. */
export const actionsOf = (key: PermissionKey): ActionKey[] => actionKeys.filter((action) => parentOf(action) === key);

/** Whether everyone with the parent key has the action. False for actions that have to be granted separately. */
export const followsParent = (key: AnyPermission): boolean => isAction(key) && actionRules[key].followsParent;

/** Whether an action can only be granted together with its parent key. */
export const needsParent = (key: AnyPermission): boolean => isAction(key) && actionRules[key].needsParent;

/**
 * Whether an action is part of its parent key and can also be granted alone. It can't be denied to accounts with the
 * parent key, because that key lets them do the same.
 */
export const isPartOfParent = (key: AnyPermission): boolean => followsParent(key) && !needsParent(key);

export interface UrlPermission {
  url: string;
  /** 1 = granted. */
  permission: number;
}

/**
 * Whether a list of grants opens a permission.
 *
 * @example hasPermission([{ url: 'store/order', permission: 1 }], 'store/order/cancel') // true: follows its parent
 * @example hasPermission([{ url: 'store/order', permission: 1 }], 'store/order/override') // false: must be granted itself
 * @example hasPermission([{ url: 'store/product/stock', permission: 1 }], 'store/product/stock') // true: granted alone
 */
export function hasPermission(urls: readonly UrlPermission[], key: AnyPermission): boolean {
  const parent = followsParent(key) ? parentOf(key) : null;
  const isParentGranted = urls.some((entry) => entry.url === parent && entry.permission === 1);
  if (isParentGranted && isPartOfParent(key)) return true;
  const entry = urls.find((entry) => entry.url === key);
  return entry ? entry.permission === 1 : isParentGranted;
}

/** `null` for the owner, who holds every permission. */
export type Grants = readonly UrlPermission[] | null;

/** Whether any one of them is granted. */
export const isGrantedAny = (grants: Grants, keys: AnyPermission | readonly AnyPermission[]): boolean =>
  [keys].flat().some((key) => isGranted(grants, key));

export const isGranted = (grants: Grants, key: AnyPermission): boolean => grants === null || hasPermission(grants, key);

/** Everything that a list of grants opens, including actions that follow their key. */
export const openedBy = (grants: Grants): AnyPermission[] => allPermissions.filter((key) => isGranted(grants, key));

/** Permissions in a list that the granter doesn't have: no one can grant more than they have. */
export const beyond = (granter: Grants, grants: Grants): AnyPermission[] =>
  openedBy(grants).filter((key) => !isGranted(granter, key));

/** The permissions of a list that the viewer has, too. */
export const narrowed = (viewer: Grants, urls: readonly UrlPermission[]): UrlPermission[] =>
  allPermissions.map((url) => ({ url, permission: isGranted(viewer, url) && hasPermission(urls, url) ? 1 : 0 }));

/** The permissions that both have; `null`: all. */
export const sharedGrants = (one: Grants, other: Grants): UrlPermission[] | null =>
  other === null ? one && [...one] : narrowed(one, other);
