import { type AnyPermission, type Grants, isGrantedAny } from './permissions';
import type { StoreFlag, StoreFlags } from './storeFlags';

/** The permission and flags that a call, a page, a button or a column requires. */
export interface Need {
  /** A list: any one of them is enough. */
  permission?: AnyPermission | readonly AnyPermission[] | undefined;
  storeFlag?: StoreFlag | undefined;
  /** Only for the owner, whatever permissions a sub-account has. */
  ownerOnly?: boolean | undefined;
}

/** The caller: `grants` is `null` for the owner. */
export interface Holder {
  grants: Grants;
  flags: Readonly<Pick<StoreFlags, StoreFlag>>;
}

/**
 * Whether access is allowed. The only such check: the server's pipeline refuses by it, and the app's menu, routes,
 * links, buttons and columns are shown by it.
 * @example allows({ grants: null, flags }, { permission: 'store/order' }) // true: the owner
 */
export function allows({ grants, flags }: Holder, { permission, storeFlag, ownerOnly }: Need): boolean {
  if (ownerOnly && grants !== null) return false;
  if (storeFlag && !flags[storeFlag]) return false;
  return permission === undefined || isGrantedAny(grants, permission);
}
