import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, type StoredSession } from './session';

/** The sign-in dialog that calls are waiting for. */
interface Renewal {
  /** The session that ended. */
  ended: StoredSession;
  settled: Promise<void>;
  settle: () => void;
}

let renewal: Renewal | null = null;
const listeners = new Set<() => void>();

function set(next: Renewal | null): void {
  renewal = next;
  for (const listener of listeners) listener();
}

/**
 * Asks for a new sign-in over the page. The user is asked only once, however many calls are waiting.
 *
 * @returns settles when the session changes: renewed here or in another tab, replaced by another account, or removed.
 *   The caller checks which.
 */
export function requestRenewal(): Promise<void> {
  if (renewal) return renewal.settled;
  const ended = getSession();
  if (!ended) return Promise.resolve();
  let resolve: () => void = () => undefined;
  const settled = new Promise<void>((done) => {
    resolve = done;
  });
  const stop = onSessionChange(() => {
    if (getSession()?.servertoken !== ended.servertoken) settle();
  });
  const settle = () => {
    stop();
    resolve();
    set(null);
  };
  set({ ended, settled, settle });
  return settled;
}

/** Gives up: waiting calls find the session unchanged. */
export const abandonRenewal = (): void => renewal?.settle();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The ended session, while a new sign-in is requested. */
export const useEndedSession = (): StoredSession | null =>
  useSyncExternalStore(subscribe, () => renewal?.ended ?? null);
