import { useSyncExternalStore } from 'react';

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
