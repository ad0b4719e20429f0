import { useSyncExternalStore } from 'react';

/** The browser's offer to install the app; not part of TypeScript's library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function set(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

// The event can fire before any page listens, and fires only once.
window.addEventListener('beforeinstallprompt', (event) => {
  // We offer the installation ourselves, so the browser's own prompt is suppressed.
  event.preventDefault();
  set(event as InstallPromptEvent);
});
window.addEventListener('appinstalled', () => set(null));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Installs the app after the browser asks for confirmation; `null` if it is installed or the browser doesn't offer it.
 */
export const useInstallOffer = (): (() => void) | null =>
  useSyncExternalStore(subscribe, () => (offer ? install : null));

function install(): void {
  void offer?.prompt().catch(() => undefined);
  // The browser accepts each offer once.
  set(null);
}
