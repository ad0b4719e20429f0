import { matchPrecache } from 'workbox-precaching/matchPrecache';
import { precache } from 'workbox-precaching/precache';
import { NavigationRoute } from 'workbox-routing/NavigationRoute';
import { registerRoute } from 'workbox-routing/registerRoute';
import type { ToWorker } from '../messages';
import { answerAsset, isAsset, keepAssets, pruneAssets } from './assets';
import { keepDevice, openNotified, readDevice, receivePush, tellSubscriptionLost } from './receivePush';
import { worker } from './workerScope';

/** A server that has not begun to answer by then counts as out of reach: the page starts from what is kept. */
const patienceMs = 3_000;

const noAnswer = (): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), patienceMs));

/**
 * Answers for a page that a person opens: from the server, so that it is the newest version; where that is out of reach
 * or fails, the shell of the last version, which says so and goes on by itself.
 */
async function answerPage({ request }: { request: Request }): Promise<Response> {
  const fetched = fetch(request).catch(() => null);
  const answered = await Promise.race([fetched, noAnswer()]);
  if (answered && answered.status < 500) return answered;
  return (await matchPrecache('/index.html')) ?? (await fetched) ?? Response.error();
}

/** Written in by the build. */
declare const __SHELL__: {
  /** What every start needs, in whichever language. */
  files: { url: string; revision: string | null }[];
  /** The texts of the entrance and the frame, by language. */
  texts: Record<string, string[]>;
};

/** What the server answers afresh, always: calls, the socket, pictures, its own pages; and any single file. */
const notPages = [/^\/(v3|dashboard|images|socket\.io|docs|metrics|healthz|readyz)(\/|$)/, /^[^?]*\/[^/?]+\.\w+(\?|$)/];

precache(__SHELL__.files);
registerRoute(new NavigationRoute(answerPage, { denylist: notPages }));
registerRoute(
  ({ url }) => isAsset(url) || (url.origin === worker.location.origin && url.pathname === '/favicon.svg'),
  answerAsset,
);

const textsOf = (language: string | undefined): string[] => __SHELL__.texts[language ?? ''] ?? [];

worker.addEventListener('install', (event) => {
  // A page is never bound to the worker of its own version: it takes what it has from it, and the rest from the server.
  void worker.skipWaiting();
  event.waitUntil(readDevice().then((device) => keepAssets(textsOf(device?.language))));
});
worker.addEventListener('activate', (event) => event.waitUntil(Promise.all([worker.clients.claim(), pruneAssets()])));
worker.addEventListener('message', (event) => {
  const told = event.data as ToWorker;
  if (told.type === 'keep') event.waitUntil(keepAssets(told.urls));
  if (told.type === 'device')
    event.waitUntil(Promise.all([keepDevice(told.device), keepAssets(textsOf(told.device.language))]));
});
worker.addEventListener('push', (event) => event.waitUntil(receivePush(event)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellSubscriptionLost()));
