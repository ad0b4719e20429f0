import { useSyncExternalStore } from 'react';
import { getSession, onSessionChange, type StoredSession } from './session';

/** The sign-in over the page that calls are waiting for. */
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
 * Asks for a new sign-in over the page. However many calls ask at once, the person is asked once.
 *
 * @returns settles when the session is another one: renewed here or in another tab, of another account, or gone.
 *   The caller looks which.
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

/** Gives up: those who wait find the session as it was. */
export const abandonRenewal = (): void => renewal?.settle();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The session that ended, while a new sign-in is asked for. */
export const useEndedSession = (): StoredSession | null =>
  useSyncExternalStore(subscribe, () => renewal?.ended ?? null);
