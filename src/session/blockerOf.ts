import { type AccessBlocker, accessBlocker } from '#contract/access';
import type { StoredSession } from './session';

/**
 * Why an account can't work: its store can't, or requires a second factor of the team that this account doesn't have. Where a
 * store is locked for its subscription, orders are still finished: a banner says so, and the guard closes the other pages.
 */
export type Blocker = Exclude<AccessBlocker, 'subscription'> | 'second_factor';

const storeBlocker = ({ store, settings }: Pick<StoredSession, 'store' | 'settings'>) => {
  const blocker = accessBlocker(store, settings);
  return blocker === 'subscription' ? null : blocker;
};

/** Why an account can't work; `null` if nothing prevents it, or if no one is signed in. */
export const blockerOf = (session: Pick<StoredSession, 'store' | 'settings' | 'sub_store'> | null): Blocker | null =>
  session && (storeBlocker(session) ?? (session.sub_store?.needs_second_factor ? ('second_factor' as const) : null));
