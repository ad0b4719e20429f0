import { useSyncExternalStore } from 'react';

/** Tells listeners that the page's address changed without a router's knowledge. */
export const announcePath = (): void => {
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
};

/** Data that one page hands to the next: part of the browser's history, and not of the address, which ends up in logs. */
interface Handed {
  /** An email address that was typed. */
  email: string;
}

/** Goes to an address in the product without reloading the page, from either half of the app. */
export function goTo(
  path: string,
  { replace = false, state = null }: { replace?: boolean; state?: Handed | null } = {},
) {
  window.history[replace ? 'replaceState' : 'pushState'](state, '', path);
  announcePath();
}

/** The email address that the page before handed over; empty if there is none. */
export function handedEmail(): string {
  const email = (window.history.state as Partial<Handed> | null)?.email;
  return typeof email === 'string' ? email : '';
}

const subscribe = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);
