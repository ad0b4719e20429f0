import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** From now on the server has another version of the program. */
async function releaseNewVersion(page: Page): Promise<void> {
  await page.route('**/index.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/assets/index-newer.js"></script>',
    }),
  );
}

const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Storedesk is ready.' });

test('a newer version is offered after the server was away, and comes when someone wants it', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, 'owner', '/app/menu/item-list/create');
  const name = page.getByRole('textbox', { name: /^Name/ }).first();
  await name.fill('Half an item');
  await releaseNewVersion(page);
  await server.kill();
  await expect(page.getByText('No connection', { exact: true })).toBeVisible();
  await server.start();
  await expect(offer(page)).toBeVisible();
  await expect(name).toHaveValue('Half an item');
  // The browser asks before it leaves unsaved changes: if the user stays, nothing is lost.
  page.once('dialog', (dialog) => dialog.dismiss());
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('Half an item');
  await expect(offer(page)).toBeVisible();

  await page.unroute('**/index.html');
  page.once('dialog', (dialog) => dialog.accept());
  await offer(page).getByRole('button', { name: 'Reload' }).click();
  await expect(name).toHaveValue('');
  await expect(offer(page)).toHaveCount(0);
});

test('a part that the server has no more leads to that offer, not to a crash', async ({ page, signIn }) => {
  await page.route('**/assets/NotificationCenter*', (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'owner', '/app/order/today-orders');
  await releaseNewVersion(page);
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(offer(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
});
