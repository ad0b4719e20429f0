import type { Page } from '@playwright/test';
import { orderStatus } from '#contract/orders/statuses';
import { paths } from '../../src/config/paths';
import { storageKeys } from '../../src/config/storageKeys';
import { axe } from '../support/browserAxe';
import { expect, test } from './fixtures';

test.use({ serviceWorkers: 'allow' });

const unsent = 'Not sent yet: will be sent automatically';

/** Waits until the browser can open the book without its server. */
async function kept(page: Page, name: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        async ([key, guest]) => {
          const shown = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
          const files = shown.filter((path) => path.startsWith('/assets/'));
          const hasFiles = (await Promise.all(files.map((path) => caches.match(path)))).every(Boolean);
          const hasBook = localStorage.getItem(key)?.includes(guest) ?? false;
          return hasFiles && hasBook && Boolean(navigator.serviceWorker.controller);
        },
        [storageKeys.lastBook, name] as const,
      ),
    )
    .toBe(true);
}

test('the book opens without its server as it was last read, and what is tapped there is done once it is back', async ({
  page,
  signIn,
  platform,
  server,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const { order, customerName: name } = await platform.placeOrder({
    ...{ order_type: 'table', items: [], paid_by: 'cash', payment_status: 'pending' },
  });
  await signIn(page, 'owner', paths.tableBook);
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `Accept: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(row.getByRole('button', { name: `Arrived: ${name}` })).toBeVisible();
  await kept(page, name);

  await server.kill();
  await row.getByRole('button', { name: `Arrived: ${name}` }).click();
  await expect(row).toContainText(unsent);
  await page.reload();
  await expect(row).toContainText(unsent);
  await expect(row).toContainText('Seated');
  await expect(page.getByText(/Last updated/).first()).toBeVisible();
  await axe(page);
  await row.getByRole('button', { name: `Complete: ${name}` }).click();
  await expect(row).toContainText('Finished');

  await server.start();
  await expect(page.getByText(/Last updated/)).toHaveCount(0);
  await expect(row).not.toContainText(unsent);
  await expect(row).toContainText('Finished');
  const { _id: store_id } = await platform.store();
  // The row shows the end of the queue while the last of its taps is being sent.
  const statusNow = async () =>
    (await platform.call('platform/get_order', { store_id, order_id: order._id })).order.order_status;
  await expect.poll(statusNow).toBe(orderStatus.COMPLETED);
});
