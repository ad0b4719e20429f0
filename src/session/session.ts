import { accountKey } from '#contract/accountKey';
import type { PlatformSettings, Store, SubStore } from '#contract/entities/store';
import type { Grants } from '#contract/permissions';
import { isolateKeys, readStored, writeStored } from '../config/jsonStorage';
import { accountKeys, storageKeys } from '../config/storageKeys';
import { restoreUnsavedWork } from './savedWork';
import { readView, writeView } from './view';

/** This browser's sign-in. `sub_store` is set if a sub-account signed in. */
export interface StoredSession {
  servertoken: string;
  store: Store;
  settings: PlatformSettings;
  sub_store?: SubStore;
  /** Who is really signed in, while this tab views the app as `sub_store`. Nothing can be written then. */
  viewer?: { sub_store?: SubStore };
}

type Listener = () => void;
const listeners = new Set<Listener>();

const sessionKeys: readonly string[] = [storageKeys.store, storageKeys.permissions];

/** For a store that an earlier version kept: what it didn't know arrives with the first refresh. */
const openingDefaults = { order_type_hours: {}, festivals: [], service_state: { paused: {}, busy: null, today: null } };

function load(): StoredSession | null {
  const stored = readStored<Omit<StoredSession, 'sub_store'>>(storageKeys.store);
  if (!stored?.servertoken) return null;
  const subStore = readStored<SubStore>(storageKeys.permissions);
  // Its keys in the order of the server's reply, which `setSession` compares it with.
  const session = { ...stored, store: { ...stored.store, ...openingDefaults, ...stored.store } };
  return asViewed(subStore ? { ...session, sub_store: subStore } : session);
}

/** The session as this tab sees it. Ignores a view that belongs to another account. */
function asViewed(ownSession: StoredSession): StoredSession {
  const view = readView();
  if (view?.viewer !== accountOf(ownSession)) return ownSession;
  const { sub_store, ...rest } = ownSession;
  return { ...rest, sub_store: view.as, viewer: sub_store ? { sub_store } : {} };
}

let current = load();
// The user's own unfinished input stays private, and isn't part of the other account's view.
if (current?.viewer) isolateKeys(accountKeys.filter((key) => !sessionKeys.includes(key)));

export const getSession = (): StoredSession | null => current;

/** The signed-in account's permissions; `null` for the owner. If no one is signed in, there are none. */
export const grantsOf = (session: StoredSession | null): Grants =>
  session && !session.sub_store ? null : (session?.sub_store?.urls ?? []);

/** Identifies the account, so that a sign-in over the page can tell whether the same account came back. */
export function accountOf(session: StoredSession | null): string {
  return session ? accountKey(session.store._id, session.sub_store?._id) : '';
}

/** Like `accountOf`, but for the account that is really signed in, even while the tab views the app as another one. */
export function ownAccountOf(session: StoredSession | null): string {
  if (!session) return '';
  return accountKey(session.store._id, (session.viewer ?? session).sub_store?._id);
}

const forgetAccount = (): void => {
  for (const key of accountKeys) writeStored(key, null);
};

/**
 * Stores a sign-in, or an updated store, across reloads. A different account can't see the previous one's data. Most
 * updates say what is known already: then nothing is drawn again.
 */
export function setSession(session: StoredSession): void {
  if (JSON.stringify(session) === JSON.stringify(current)) return;
  if (accountOf(session) !== accountOf(current)) {
    forgetAccount();
    restoreUnsavedWork(accountOf(session));
  }
  current = session;
  const { sub_store, viewer, ...rest } = session;
  const ownAccount = viewer ? viewer.sub_store : sub_store;
  // A reply that arrives after the user returned to their own view doesn't switch them back.
  if (viewer && sub_store && readView())
    writeView({ viewer: accountOf({ ...rest, ...(ownAccount ? { sub_store: ownAccount } : {}) }), as: sub_store });
  writeStored(storageKeys.store, rest);
  writeStored(storageKeys.permissions, ownAccount ?? null);
  for (const listener of listeners) listener();
}

/** Removes the account and everything stored for it. */
export function clearSession(): void {
  current = null;
  writeView(null);
  isolateKeys([]);
  forgetAccount();
  for (const listener of listeners) listener();
}

/** Reports every session change, including those in other tabs. Returns a function that stops it. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== storageKeys.store && event.key !== storageKeys.permissions && event.key !== null) return;
    current = load();
    for (const listener of listeners) listener();
  });
}
