import { type AccessBlocker, accessBlocker } from '#contract/access';
import type { StoredSession } from './session';

/** Why an account can't work: its store can't, or requires a second factor of the team that this account doesn't have. */
export type Blocker = AccessBlocker | 'second_factor';

/** Why an account can't work; `null` if nothing prevents it, or if no one is signed in. */
export const blockerOf = (session: Pick<StoredSession, 'store' | 'settings' | 'sub_store'> | null): Blocker | null =>
  session &&
  (accessBlocker(session.store, session.settings) ??
    (session.sub_store?.needs_second_factor ? ('second_factor' as const) : null));
