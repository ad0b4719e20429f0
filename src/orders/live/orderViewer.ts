import { type StoreFlags, storeFlags } from '#contract/storeFlags';
import { grantsOf, type StoredSession } from '../../session/session';
import type { OrderViewer } from './boardCache';

/** What the signed-in account may do with orders, by the clock of now. */
export const orderViewerOf = (session: StoredSession): OrderViewer => ({
  grants: grantsOf(session),
  flags: Object.fromEntries(storeFlags.map((flag) => [flag, session.store[flag]])) as StoreFlags,
  rules: session.store.order_rules,
  timezone: session.store.timezone,
  now: new Date(),
});
