import { matchPrecache } from 'workbox-precaching/matchPrecache';
import { worker } from './workerScope';

const cacheName = 'storedesk-assets';
/** More than the product has: what is beyond are files of earlier versions. */
const keptMost = 400;

const openAssets = () => worker.caches.open(cacheName);

/** Names below `/assets/` bear a hash of their content: what is kept of them is right for ever. */
export const isAsset = (url: URL): boolean =>
  url.origin === worker.location.origin && url.pathname.startsWith('/assets/');

/** A file of the program: from what is kept, else from the server, and then kept. */
export async function answerAsset({ request }: { request: Request }): Promise<Response> {
  const cache = await openAssets();
  const kept = (await matchPrecache(request.url)) ?? (await cache.match(request.url));
  if (kept) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request.url, fetched.clone());
  return fetched;
}

/** Keeps files that are not kept yet. One that cannot be had is left out: it is asked for again when it is needed. */
export async function keepAssets(urls: readonly string[]): Promise<void> {
  const cache = await openAssets();
  for (const url of urls) {
    if (!isAsset(new URL(url, worker.location.origin)) || (await matchPrecache(url)) || (await cache.match(url)))
      continue;
    await cache.add(url).catch(() => undefined);
  }
}

/** Lets the oldest go. Files of the version before stay for tabs that still run it. */
export async function pruneAssets(): Promise<void> {
  const cache = await openAssets();
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - keptMost))) await cache.delete(request);
}
