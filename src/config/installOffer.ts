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

// It may come before any page asks for it, and comes once.
window.addEventListener('beforeinstallprompt', (event) => {
  // Ours to offer, in its place, and not the browser's in passing.
  event.preventDefault();
  set(event as InstallPromptEvent);
});
window.addEventListener('appinstalled', () => set(null));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Installs the app, after the browser's own question; `null` where it is installed, or the browser does not offer it. */
export const useInstallOffer = (): (() => void) | null =>
  useSyncExternalStore(subscribe, () => (offer ? install : null));

function install(): void {
  void offer?.prompt().catch(() => undefined);
  // The browser takes each offer once.
  set(null);
}
