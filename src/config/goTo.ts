import { useSyncExternalStore } from 'react';

/** Tells listeners that the page's address changed without a router's knowledge. */
export const announcePath = (): void => {
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
};

/** Goes to an address in the product without reloading the page, from either half of the app. */
export function goTo(path: string, { replace = false } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', path);
  announcePath();
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);
