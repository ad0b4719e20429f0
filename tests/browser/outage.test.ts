import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { boardOf } from '../support/browserBoard';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const refusal = { success: false, error_code: 2003, retry_after: 1, request_id: 'outage' };

/** Lets a page find the server as it is without its database: calls and `/readyz` answer 503, sockets stay. */
async function takeDatabase(page: Page): Promise<() => Promise<void>> {
  const path = /\/(v3\/|readyz$)/;
  await page.route(path, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: refusal }));
  return () => page.unroute(path);
}

const bannerOf = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Storedesk can’t reach its database right now (since' });

test('a tap on the board during an outage is kept, and done once when the database is back', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(page, 'owner');
  const board = boardOf(page);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await expect(board.card(number)).toBeVisible();
  await board.rest();
  const returnDatabase = await takeDatabase(page);
  await board.accept(number);
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toHaveCount(0);
  await expect(board.card(number)).toContainText('Not sent yet: will be sent automatically');
  await returnDatabase();
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(board.cardIn('Kitchen', number)).toBeVisible();
  await board
    .card(number)
    .getByRole('link', { name: `#${number}` })
    .click();
  await expect(page.getByRole('list').filter({ hasText: 'Order placed' }).getByRole('listitem')).toHaveCount(2);
});

test('an order taken by phone during an outage is kept, and placed once', async ({ page, signIn }) => {
  const name = someName();
  await signIn(page, 'owner', '/app/create-order');
  await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
  const returnDatabase = await takeDatabase(page);
  // A caller is looked for while the number is typed: the first call of the outage.
  await page.getByRole('combobox', { name: 'Phone' }).fill(`472${randomInt(1e5, 1e6)}`);
  await expect(bannerOf(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const ticket = page.getByRole('region', { name: 'Ticket' });
  await ticket.getByRole('button', { name: 'Pickup' }).click();
  await ticket.getByRole('button', { name: 'Place order' }).click();
  await expect(ticket.getByRole('alert').filter({ hasText: 'Your ticket is kept.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await returnDatabase();
  await expect(bannerOf(page)).toHaveCount(0);
  await ticket.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Order placed')).toBeVisible();
  await page.goto('/app/order/today-orders');
  await expect(page.getByRole('article').filter({ hasText: name })).toHaveCount(1);
});

test('the app opened during an outage says so, and continues as soon as the database is back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner');
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  const returnDatabase = await takeDatabase(page);
  await page.reload();
  await expect(bannerOf(page)).toBeVisible();
  await returnDatabase();
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});
