import type { Device } from '../messages';
import { worker } from './workerScope';

const cacheName = 'storedesk-device';
const key = '/device';

/** Who uses this browser, as a page told last; `null` before the first. A worker has no storage of the pages' kind. */
export async function readDevice(): Promise<Device | null> {
  const kept = await (await worker.caches.open(cacheName)).match(key);
  return kept ? ((await kept.json()) as Device) : null;
}

export async function keepDevice(device: Device): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  await cache.put(key, new Response(JSON.stringify(device)));
}
