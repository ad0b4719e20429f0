import { matchPrecache } from 'workbox-precaching/matchPrecache';
import { precache } from 'workbox-precaching/precache';
import { NavigationRoute } from 'workbox-routing/NavigationRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import type { ToWorker } from '../messages';
import { answerAsset, cacheAssets, isAsset, pruneAssets } from './assets';
import { openNotified, readDevice, receivePush, reportSubscriptionLost, saveDevice } from './receivePush';
import { type PageLoadEvent, worker } from './workerScope';

/** If the server hasn't started to answer by then, it counts as unreachable, and the page starts from the cache. */
const patienceMs = 3_000;

const noAnswer = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

/**
 * The cached page without the configuration that the server once wrote into it: the app then asks, learns that the
 * server can't be reached, and uses the newest configuration that it has seen.
 */
async function cachedPage(): Promise<Response | null> {
  const cached = await matchPrecache('/index.html');
  if (!cached) return null;
  const page = (await cached.text()).replace(/<script type="application\/json" id="remote-config">.*?<\/script>/s, '');
  return new Response(page, { headers: cached.headers });
}

/** The browser asks while the worker is still starting (`navigationPreload`); without that, the worker does. */
const askServer = async (request: Request, { preloadResponse }: PageLoadEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/**
 * Answers a page load: from the server, to get the newest version; if it can't be reached
 * or fails, with the last version's shell, which says so and recovers automatically.
 */
async function answerPage({ request, event }: { request: Request; event: PageLoadEvent }): Promise<Response> {
  const fetched = askServer(request, event).catch(() => null);
  const answered = await Promise.race([fetched, noAnswer()]);
  if (answered && answered.status < 500) return answered;
  return (await cachedPage()) ?? (await fetched) ?? Response.error();
}

/** Inserted by the build. */
declare const __SHELL__: {
  /** Files that every start needs, in any language. */
  files: { url: string; revision: string | null }[];
  /** The texts of the entrance and the frame, by language. */
  texts: Record<string, string[]>;
};

/** Always answered by the server: calls, the socket, images, its own pages, and any single file. */
const notPages = [
  /^\/(v3|dashboard|auth|images|socket\.io|docs|metrics|healthz|readyz)(\/|$)/,
  /^[^?]*\/[^/?]+\.\w+(\?|$)/,
];

precache(__SHELL__.files);
registerRoute(new NavigationRoute(answerPage, { denylist: notPages }));
registerRoute(
  ({ url }) => isAsset(url) || (url.origin === worker.location.origin && url.pathname === '/favicon.svg'),
  answerAsset,
);

const textsOf = (language: string | undefined): string[] => __SHELL__.texts[language ?? ''] ?? [];

worker.addEventListener('install', (event) => {
  // A page isn't tied to its own version's worker: it takes what the worker has, and the rest from the server.
  void worker.skipWaiting();
  event.waitUntil(readDevice().then((device) => cacheAssets(textsOf(device?.language))));
});
worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([worker.clients.claim(), pruneAssets(), preload]));
});
worker.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'keep') event.waitUntil(cacheAssets(message.urls));
  if (message.type === 'device')
    event.waitUntil(Promise.all([saveDevice(message.device), cacheAssets(textsOf(message.device.language))]));
});
worker.addEventListener('push', (event) => event.waitUntil(receivePush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(reportSubscriptionLost()));
