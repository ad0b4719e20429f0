import { useSyncExternalStore } from 'react';

/** The app's entry file. Its name contains a hash of everything it imports. */
const runningEntry = document.querySelector('script[type="module"][src]')?.getAttribute('src');

/**
 * The same for another response. Read as text, because a parser would report that page's styles: their nonce isn't this
 * page's.
 */
const entryIn = (page: string): string | undefined => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];

let isThere = false;
const listeners = new Set<() => void>();

/**
 * Asks the server whether it has a different version of the app.
 *
 * @returns whether there is one; the last known answer if the server can't be reached
 */
export async function lookForNewVersion(): Promise<boolean> {
  if (isThere || !runningEntry) return isThere;
  const page = await fetch('/index.html', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const newest = entryIn(page);
  if (!newest || newest === runningEntry || isThere) return isThere;
  isThere = true;
  for (const listener of listeners) listener();
  return true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the server has a newer version. It is offered to the user, and arrives with the next page load. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isThere);
