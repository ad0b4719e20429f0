import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { accountKey } from '#contract/accountKey';
import { pushCodes } from '#contract/codes/pushCodes';
import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Waits until the worker keeps what the page fetched before it was there, and knows who is signed in. */
async function kept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const hasDevice = Boolean(await caches.match('/device'));
        const shown = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const texts = shown.filter((path) => path.startsWith('/assets/frame'));
        const hasTexts = (await Promise.all(texts.map((path) => caches.match(path)))).every(Boolean);
        return hasDevice && hasTexts && Boolean(navigator.serviceWorker.controller);
      }),
    )
    .toBe(true);
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  dir: string;
  lang: string;
  path: string;
}

/**
 * Keeps what the service worker shows, as a browser with a window does: the next one with its tag replaces it.
 *
 * @returns what it has shown so far
 */
async function notificationsOf(context: BrowserContext): Promise<() => Promise<Shown[]>> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No service worker runs.');
  await worker.evaluate(() => {
    const shown = new Map<string, object>();
    const { registration } = Object.assign(self, { shown }) as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, { body, tag = '', dir, lang, data } = {}) => {
      shown.set(tag, { title, body, tag, dir, lang, path: data.path });
    };
  });
  return () => worker.evaluate(() => [...(self as unknown as { shown: Map<string, Shown> }).shown.values()]);
}

/** Hands a push message to the service worker as the browser does when its push service sends one. */
async function pusher(page: Page, origin: string): Promise<(data: object) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify({ data }) });
  };
}

/** The account whose pushes a page's browser shows: the signed-in owner. */
async function ownerOn(page: Page): Promise<{ store_id: string; account: string }> {
  const store_id: string = await page.evaluate(() => JSON.parse(localStorage.getItem('storeData') ?? '{}').store._id);
  return { store_id, account: accountKey(store_id, null) };
}

test('starts without its server, says so, and goes on automatically', async ({ page, signIn, server }) => {
  await signIn(page, 'owner', '/app/order/today-orders');
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  await kept(page);
  await server.kill();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await server.start();
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  await expect(page.getByText('No connection', { exact: true })).toHaveCount(0);
});

test('keeps no call: what the server says is always fresh', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await kept(page);
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(urls.filter((path) => !/^\/(assets\/.+|index\.html|favicon\.svg|device)$/.test(path))).toEqual([]);
  expect(urls).toContain('/index.html');
});

test('a push that no page sees becomes a notification, in the language on screen; the next of its order replaces it', async ({
  page,
  context,
  signIn,
  server,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme_lang', '"ar"'));
  await page.goto('/favicon.svg');
  await signIn(page, 'owner', '/app/order/today-orders');
  const owner = await ownerOn(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('ar');
  await kept(page);
  const beside = await context.newPage();
  await beside.goto('/favicon.svg');
  await page.close();
  const push = await pusher(beside, server.url);
  const notifications = await notificationsOf(context);
  const order = { ...owner, order_id: 'order-1', unique_id: '1042', is_schedule_order: 'false' };

  await push({ ...order, message_code: String(pushCodes.NEW_ORDER) });
  await expect.poll(notifications).toHaveLength(1);
  await push({ ...order, message_code: String(pushCodes.USER_CANCELLED) });
  const { pushTexts } = await import('../../src/i18n/ar/codes/push');
  await expect.poll(notifications).toEqual([
    {
      title: 'Storedesk · \u2068#1042\u2069',
      body: pushTexts[pushCodes.USER_CANCELLED],
      tag: 'order-1',
      dir: 'rtl',
      lang: 'ar',
      path: '/app/order/today-orders/order-1',
    },
  ]);

  const colleague = { account: accountKey(owner.store_id, 'another'), order_id: 'order-2' };
  await push({ ...order, ...colleague, message_code: String(pushCodes.NEW_ORDER) });
  await push({ ...order, order_id: 'order-3', message_code: String(pushCodes.NEW_ORDER) });
  await expect.poll(async () => (await notifications()).map(({ tag }) => tag)).toEqual(['order-1', 'order-3']);
});

test('a push to a page in view is said there where its stream is cut off, and nowhere twice', async ({
  page,
  context,
  signIn,
  server,
}) => {
  await signIn(page, 'owner', '/app/order/today-orders');
  const owner = await ownerOn(page);
  await kept(page);
  const push = await pusher(page, server.url);
  const notifications = await notificationsOf(context);
  const cancelled = { ...owner, order_id: 'order-1', unique_id: '7', message_code: String(pushCodes.USER_CANCELLED) };
  const said = page.getByText('Order 7: the customer cancelled it');

  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  await push(cancelled);
  await server.kill();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await push(cancelled);
  await expect(said).toBeVisible();
  expect(await notifications()).toEqual([]);
  await server.start();
});
