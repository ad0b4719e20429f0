import { adminRoot, homePath } from '../../config/paths';
import type { Device, ToPage } from '../messages';
import { type NotifiedOf, notificationOf, readPush } from './notificationOf';
import { type Page, type PushEvent, worker } from './workerScope';

const cacheName = 'storedesk-device';
const key = '/device';

/**
 * The user of this browser, as a page last reported; `null` before the first report. Workers can't use the pages'
 * storage.
 */
export async function readDevice(): Promise<Device | null> {
  const stored = await (await worker.caches.open(cacheName)).match(key);
  return stored ? ((await stored.json()) as Device) : null;
}

/** Stores who uses this browser now, and closes notifications for other accounts. */
export async function saveDevice(device: Device): Promise<void> {
  const cache = await worker.caches.open(cacheName);
  await cache.put(key, new Response(JSON.stringify(device)));
  for (const shown of await worker.registration.getNotifications())
    if ((shown.data as NotifiedOf).account !== device.account) shown.close();
}

const pagesOfApp = async (): Promise<Page[]> => {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname === adminRoot || pathname.startsWith(`${adminRoot}/`);
  });
};

const send = (page: Page, message: ToPage): void => page.postMessage(message);

/**
 * Handles a push. Visible pages of the app receive it and react as they do to their own stream; if there are none,
 * shows a notification. Messages for an account other than the signed-in one are never shown.
 */
export async function receivePush({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const message = readPush(data?.json());
  const device = await readDevice();
  if (!message || !device || device.account !== message.account) return;
  const inView = (await pagesOfApp()).filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of inView) send(page, { type: 'push', message });
  if (inView.length > 0) return;
  const { title, options } = notificationOf(message, device);
  await worker.registration.showNotification(title, options);
}

/**
 * Handles a tapped notification: brings the open page to the front and navigates it, unless unsaved work would be lost;
 * otherwise opens a new page. If its account is no longer signed in, the start page opens instead.
 */
export async function openNotified(notification: Pick<Notification, 'data' | 'close'>): Promise<void> {
  notification.close();
  const { account, path: about } = notification.data as NotifiedOf;
  const path = (await readDevice())?.account === account ? about : homePath;
  const pages = await pagesOfApp();
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!page) {
    await worker.clients.openWindow(path);
    return;
  }
  await page.focus();
  send(page, { type: 'open', path });
}

/** The browser cancelled its subscription: pages request a new one, now or at their next start. */
export async function reportSubscriptionLost(): Promise<void> {
  for (const page of await pagesOfApp()) send(page, { type: 'subscription_lost' });
}
