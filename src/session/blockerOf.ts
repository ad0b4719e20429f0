import { type AccessBlocker, accessBlocker } from '#contract/access';
import type { StoredSession } from './session';

/** Why an account's store can't work; `null` if nothing prevents it, or if no one is signed in. */
export const blockerOf = (session: Pick<StoredSession, 'store' | 'settings'> | null): AccessBlocker | null =>
  session && accessBlocker(session.store, session.settings);
