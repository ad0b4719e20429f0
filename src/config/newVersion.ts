import { useSyncExternalStore } from 'react';

/** The program's first file; its name bears a hash of all that it leads to. */
const entryIn = (page: Document): string | null | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src');

const own = entryIn(document);
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
  const newest = page && entryIn(new DOMParser().parseFromString(page, 'text/html'));
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
