import { lookForNewVersion } from '../config/newVersion';
import { type ToWorker, workerPath } from './messages';

const hour = 3_600_000;
/** Somebody comes back to the page: worth a look, but not at each change of tabs. */
const apartMs = 10 * 60_000;

const tell = (worker: ServiceWorker | null | undefined, message: ToWorker): void => worker?.postMessage(message);

/** What the page has fetched before the worker was there to keep it. */
const fetchedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'));

async function register(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = !navigator.serviceWorker.controller;
  // A browser that forbids it goes on without: nothing but the start without a network needs it.
  await navigator.serviceWorker.register(workerPath, { updateViaCache: 'none' }).catch(() => undefined);
  const { active } = await navigator.serviceWorker.ready;
  if (isFirst) tell(active, { type: 'keep', urls: fetchedFiles() });
}

async function lookAround(): Promise<void> {
  if (!(await lookForNewVersion()) || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  // Fetches what the new version needs ahead, so that its first start is as fast as any.
  await registration?.update().catch(() => undefined);
}

/** Begins to keep the program for a start without a network, and to look for its new versions. Once, in a built app. */
export function startServiceWorker(): void {
  void register();
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    void lookAround();
  };
  setInterval(look, hour);
  window.addEventListener('online', look);
  // A part of the program could not be fetched: it may be one that the server has no more.
  window.addEventListener('vite:preloadError', look);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAt > apartMs) look();
  });
}
