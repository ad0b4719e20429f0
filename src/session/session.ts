import type { PlatformSettings, Store, SubStore } from '#contract/entities/store';
import type { Grants } from '#contract/permissions';
import { readStored, writeStored } from '../config/jsonStorage';
import { accountKeys, storageKeys } from '../config/storageKeys';

/** The sign-in of this browser. `sub_store` is there where a sub-account signed in. */
export interface StoredSession {
  servertoken: string;
  store: Store;
  settings: PlatformSettings;
  sub_store?: SubStore;
}

type Listener = () => void;
const listeners = new Set<Listener>();

function load(): StoredSession | null {
  const stored = readStored<Omit<StoredSession, 'sub_store'>>(storageKeys.store);
  if (!stored?.servertoken) return null;
  const subStore = readStored<SubStore>(storageKeys.permissions);
  return subStore ? { ...stored, sub_store: subStore } : stored;
}

let current = load();

export const getSession = (): StoredSession | null => current;

/** What the signed-in account holds; `null` for the owner. Nobody signed in holds nothing. */
export const grantsOf = (session: StoredSession | null): Grants =>
  session && !session.sub_store ? null : (session?.sub_store?.urls ?? []);

/** Names the account, so that a sign-in over the page can tell whether the same one came back. */
export const accountOf = (session: StoredSession | null): string =>
  session ? `${session.store._id}/${session.sub_store?._id ?? 'owner'}` : '';

const forgetAccount = (): void => {
  for (const key of accountKeys) writeStored(key, null);
};

/** Keeps a sign-in, or the changed store of one, through reloads. Another account finds nothing of the one before. */
export function setSession(session: StoredSession): void {
  if (accountOf(session) !== accountOf(current)) forgetAccount();
  current = session;
  const { sub_store, ...rest } = session;
  writeStored(storageKeys.store, rest);
  writeStored(storageKeys.permissions, sub_store ?? null);
  for (const listener of listeners) listener();
}

/** Forgets the account and everything that was kept for it. */
export function clearSession(): void {
  current = null;
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
