import { useSyncExternalStore } from 'react';
import { browserName } from '#contract/browserName';
import type { BodyOf } from '#contract/calls/index';
import { remoteConfig } from '../../config/remoteConfig';

/** The facts sent along with a message, which the user sees before sending. The session identifies the store. */
export type SupportFacts = Pick<BodyOf<'add_support_message'>, 'page' | 'app_version' | 'browser'>;

/** @param pathname without search terms, which may contain a customer's name */
export function supportFacts(pathname: string): SupportFacts {
  const { browser, system } = browserName(navigator.userAgent);
  return {
    page: pathname,
    app_version: remoteConfig().setting.server_version,
    browser: [browser, system].filter(Boolean).join(', '),
  };
}

let isOpen = false;
let timesOpened = 0;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function setOpen(open: boolean): void {
  isOpen = open;
  if (open) timesOpened += 1;
  for (const listener of listeners) listener();
}

export const openSupport = (): void => setOpen(true);
export const closeSupport = (): void => setOpen(false);
const toggleSupport = (): void => setOpen(!isOpen);

/**
 * Whether support is open next to the page, and functions to change that: for the menu's entry with `toggles:
 * 'support'`.
 *
 * @example const { isOpen, toggle } = useSupportPanel();
 */
export const useSupportPanel = () => ({
  isOpen: useSyncExternalStore(subscribe, () => isOpen),
  toggle: toggleSupport,
});

/** Changes each time the user asks for support, open or not, to focus the field again. */
export const useTimesOpened = (): number => useSyncExternalStore(subscribe, () => timesOpened);
