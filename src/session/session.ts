import type { PlatformSettings, Store, SubStore } from '#contract/entities/store';
import type { Grants } from '#contract/permissions';
import { keepApart, readStored, writeStored } from '../config/jsonStorage';
import { accountKeys, storageKeys } from '../config/storageKeys';
import { giveBackWork } from './keptWork';
import { readView, writeView } from './view';

/** The sign-in of this browser. `sub_store` is there where a sub-account signed in. */
export interface StoredSession {
  servertoken: string;
  store: Store;
  settings: PlatformSettings;
  sub_store?: SubStore;
  /** Who really signed in, while this tab looks at the app as `sub_store` would: nothing is written then. */
  looker?: { sub_store?: SubStore };
}

type Listener = () => void;
const listeners = new Set<Listener>();

const sessionKeys: readonly string[] = [storageKeys.store, storageKeys.permissions];

function load(): StoredSession | null {
  const stored = readStored<Omit<StoredSession, 'sub_store'>>(storageKeys.store);
  if (!stored?.servertoken) return null;
  const subStore = readStored<SubStore>(storageKeys.permissions);
  return asViewed(subStore ? { ...stored, sub_store: subStore } : stored);
}

/** The session as this tab looks through it. Another account's view is none of this one's. */
function asViewed(own: StoredSession): StoredSession {
  const view = readView();
  if (view?.looker !== accountOf(own)) return own;
  const { sub_store, ...rest } = own;
  return { ...rest, sub_store: view.as, looker: sub_store ? { sub_store } : {} };
}

let current = load();
// What the person has begun to type stays theirs, and is not what the other account would see.
if (current?.looker) keepApart(accountKeys.filter((key) => !sessionKeys.includes(key)));

export const getSession = (): StoredSession | null => current;

/** What the signed-in account holds; `null` for the owner. Nobody signed in holds nothing. */
export const grantsOf = (session: StoredSession | null): Grants =>
  session && !session.sub_store ? null : (session?.sub_store?.urls ?? []);

/** Names the account, so that a sign-in over the page can tell whether the same one came back. */
export function accountOf(session: StoredSession | null): string {
  return session ? `${session.store._id}/${session.sub_store?._id ?? 'owner'}` : '';
}

const forgetAccount = (): void => {
  for (const key of accountKeys) writeStored(key, null);
};

/** Keeps a sign-in, or the changed store of one, through reloads. Another account finds nothing of the one before. */
export function setSession(session: StoredSession): void {
  if (accountOf(session) !== accountOf(current)) {
    forgetAccount();
    giveBackWork(accountOf(session));
  }
  current = session;
  const { sub_store, looker, ...rest } = session;
  const own = looker ? looker.sub_store : sub_store;
  // A reply that was on its way when the person turned back to their own view does not bring the other one back.
  if (looker && sub_store && readView())
    writeView({ looker: accountOf({ ...rest, ...(own ? { sub_store: own } : {}) }), as: sub_store });
  writeStored(storageKeys.store, rest);
  writeStored(storageKeys.permissions, own ?? null);
  for (const listener of listeners) listener();
}

/** Forgets the account and everything that was kept for it. */
export function clearSession(): void {
  current = null;
  writeView(null);
  keepApart([]);
  forgetAccount();
  for (const listener of listeners) listener();
}

/** Tells of every change of the session, those in other tabs included. Returns how to stop. */
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
