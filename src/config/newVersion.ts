import { useSyncExternalStore } from 'react';

/** The program's first file; its name bears a hash of all that it leads to. */
const own = document.querySelector('script[type="module"][src]')?.getAttribute('src');

/** The same of another response. Read as text: a parser would report that page's styles, whose nonce isn't this page's. */
const entryIn = (page: string): string | undefined => /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];

let isThere = false;
const listeners = new Set<() => void>();

/**
 * Asks the server whether it has another version of the program than the one that runs here.
 *
 * @returns whether there is one; where the server is out of reach, what was known before
 */
export async function lookForNewVersion(): Promise<boolean> {
  if (isThere || !own) return isThere;
  const page = await fetch('/index.html', { cache: 'no-cache' })
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '');
  const newest = entryIn(page);
  if (!newest || newest === own || isThere) return isThere;
  isThere = true;
  for (const listener of listeners) listener();
  return true;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether the server has a newer version: it is offered, and comes with the next load of the page. */
export const useNewVersion = (): boolean => useSyncExternalStore(subscribe, () => isThere);
