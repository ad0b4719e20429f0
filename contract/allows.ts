import { type AnyPermission, type Grants, isGrantedAny } from './permissions';
import type { StoreFlag, StoreFlags } from './storeFlags';

/** What something asks of the account that wants it: a call, a page, a button, a column. */
export interface Need {
  /** A list: any one of them is enough. */
  permission?: AnyPermission | readonly AnyPermission[] | undefined;
  storeFlag?: StoreFlag | undefined;
  /** The owner's alone, whatever a sub-account holds. */
  ownerOnly?: boolean | undefined;
}

/** The caller: `grants` is `null` for the owner. */
export interface Holder {
  grants: Grants;
  flags: Readonly<Pick<StoreFlags, StoreFlag>>;
}

/**
 * The ONE judgement of access: the server's pipeline refuses by it, and the app's menu, routes, links, buttons and columns
 * show by it.
 *
 * @example allows({ grants: null, flags }, { permission: 'store/order' }) // true: the owner
 */
export function allows({ grants, flags }: Holder, { permission, storeFlag, ownerOnly }: Need): boolean {
  if (ownerOnly && grants !== null) return false;
  if (storeFlag && !flags[storeFlag]) return false;
  return permission === undefined || isGrantedAny(grants, permission);
}
