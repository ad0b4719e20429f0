import { type AccessBlocker, accessBlocker, canFinishOrders, missingVerification } from '#contract/access';
import type { PlatformSettings, Store, SubStore } from '#contract/entities/store';
import { isBillingOffered } from '../config/billingOffer';
import { homePath, paths } from '../config/paths';
import { isSupportOffered } from '../config/supportOffer';
import { needOf } from '../descriptors/navigation';
import type { NavigationEntry } from '../descriptors/navigationEntry';
import { isAllowed } from '../session/isAllowed';
import { type NotVerified, notVerified } from './notVerified';

/** The account asking, or `null` if no one is signed in. */
export interface Visitor {
  store: Store;
  settings: PlatformSettings;
  sub_store?: SubStore | undefined;
}

interface Denial {
  redirect: string;
  /** The specification's fixed messages; they name the texts under `shell.guard`. */
  notice?: AccessBlocker | NotVerified;
  /** Also ends the session. */
  signOut?: true;
}
export type GuardVerdict = { allowed: true } | ({ allowed: false } & Denial);

const allowed: GuardVerdict = { allowed: true };
const denied = (redirect: string, rest: Omit<Denial, 'redirect'> = {}): GuardVerdict => ({
  allowed: false,
  redirect,
  ...rest,
});

/** The pages of a store that is locked for its subscription: to pay, and to finish its orders. */
const lockedPages: readonly string[] = [
  ...[paths.subscription, paths.todayOrders, paths.tomorrowOrders, paths.scheduleOrders],
  ...[paths.pastOrders, paths.dispatch],
];

function guardMainStore({ store, settings }: Visitor, entry: NavigationEntry): GuardVerdict {
  const isProfile = entry.to === paths.profile;
  if (isProfile) return allowed;
  const notice = accessBlocker(store, settings);
  if (notice === 'subscription') {
    if (!lockedPages.includes(entry.to)) return denied(paths.subscription);
    return isAllowed({ store }, needOf(entry)) ? allowed : denied(homePath);
  }
  if (notice === 'not_verified')
    return denied(paths.profile, { notice: notVerified(missingVerification(store, settings)), signOut: true });
  if (notice) return denied(paths.profile, { notice });
  if (entry.to === paths.subscription && !isBillingOffered()) return denied(homePath);
  return isAllowed({ store }, needOf(entry)) ? allowed : denied(homePath);
}

function guardSubStore(visitor: Visitor, entry: NavigationEntry): GuardVerdict {
  if (entry.to === homePath) return allowed;
  // Anyone can be at a shared device, so its account isn't changed there.
  if (visitor.sub_store?.is_shared_device && entry.to === paths.profile) return denied(homePath);
  const need = needOf(entry);
  const isLocked = accessBlocker(visitor.store, visitor.settings) === 'subscription';
  if (isLocked && entry.to !== paths.profile && !lockedPages.includes(entry.to)) return denied(homePath);
  if (!isAllowed(visitor, { ...need, storeFlag: undefined })) return denied(paths.unauthorized);
  return isAllowed(visitor, need) ? allowed : denied(homePath);
}

/** The route guard from section 6 of the specification: who can open a page, and where everyone else is sent. */
export function guard(visitor: Visitor | null, entry: NavigationEntry): GuardVerdict {
  if (!visitor) return denied(paths.login);
  return visitor.sub_store ? guardSubStore(visitor, entry) : guardMainStore(visitor, entry);
}

/**
 * Whether a link can take an account to a page. The guard lets every sub-account start at today's orders, as the
 * specification requires. Accounts that can't read orders start elsewhere, and get no links to them. While a store is
 * blocked, only the profile can be opened.
 */
export const mayOpenPage = (visitor: Visitor | null, entry: NavigationEntry): boolean =>
  visitor !== null &&
  (entry.to === paths.profile ||
    (!visitor.sub_store?.needs_second_factor && canFinishOrders(accessBlocker(visitor.store, visitor.settings)))) &&
  guard(visitor, entry).allowed &&
  isAllowed(visitor, needOf(entry));

/**
 * Whether the menu shows an entry: a page that its account can open and whose flag fits, or a group with a visible
 * child.
 */
export function isShown(visitor: Visitor | null, entry: NavigationEntry): boolean {
  if (!visitor || entry.isHidden) return false;
  if (entry.toggles === 'support' && !isSupportOffered()) return false;
  if (entry.to === paths.subscription && !isBillingOffered()) return false;
  if (entry.subs) return entry.subs.some((sub) => isShown(visitor, sub));
  const isElsewhere = entry.menuUnlessFlag && isAllowed(visitor, { storeFlag: entry.menuUnlessFlag });
  return isAllowed(visitor, needOf(entry)) && !isElsewhere;
}
