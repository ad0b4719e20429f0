import { matchPrecache } from 'workbox-precaching/matchPrecache';
import { worker } from './workerScope';

const cacheName = 'storedesk-assets';
/** More files than the product has; anything beyond that belongs to earlier versions. */
const cachedMax = 400;

const openAssets = () => worker.caches.open(cacheName);

/** Names below `/assets/` contain a hash of their content, so cached copies stay valid forever. */
export const isAsset = (url: URL): boolean =>
  url.origin === worker.location.origin && url.pathname.startsWith('/assets/');

/** Returns an app file from the cache, or fetches and caches it. */
export async function answerAsset({ request }: { request: Request }): Promise<Response> {
  const cache = await openAssets();
  const cached = (await matchPrecache(request.url)) ?? (await cache.match(request.url));
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request.url, fetched.clone());
  return fetched;
}

/** Caches files that aren't cached yet. One that can't be fetched is skipped, and requested again when it is needed. */
export async function cacheAssets(urls: readonly string[]): Promise<void> {
  const cache = await openAssets();
  for (const url of urls) {
    if (!isAsset(new URL(url, worker.location.origin)) || (await matchPrecache(url)) || (await cache.match(url)))
      continue;
    await cache.add(url).catch(() => undefined);
  }
}

/** Removes the oldest files. The previous version's files stay for tabs that still run it. */
export async function pruneAssets(): Promise<void> {
  const cache = await openAssets();
  const requests = await cache.keys();
  for (const request of requests.slice(0, Math.max(0, requests.length - cachedMax))) await cache.delete(request);
}
