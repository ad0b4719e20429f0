import { lookForNewVersion } from '../config/newVersion';
import { type ToWorker, workerPath } from './messages';

const hour = 3_600_000;
/** When the user returns to the page, an update check makes sense, but not at every tab switch. */
const apartMs = 10 * 60_000;

const send = (worker: ServiceWorker | null | undefined, message: ToWorker): void => worker?.postMessage(message);

/** Lists the files that the page fetched before the worker was there to cache them. */
const fetchedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  // If the browser forbids it, the app works without: only starting without a network needs it.
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) send(active, { type: 'keep', urls: fetchedFiles() });
}

async function lookAround(): Promise<void> {
  if (!(await lookForNewVersion()) || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Prefetches what the new version needs, so that its first start is as fast as any other.
  await registration?.update().catch(() => undefined);
}

/** Starts caching the app for use without a network, and checking for new versions. Call once, in a built app. */
export function startServiceWorker(): void {
  void register();
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    void lookAround();
  };
  setInterval(look, hour);
  window.addEventListener('online', look);
  // A part of the app couldn't be fetched: the server may no longer have it.
  window.addEventListener('vite:preloadError', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > apartMs) look();
  });
}
