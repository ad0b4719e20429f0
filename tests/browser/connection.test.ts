import type { Route } from '@playwright/test';
import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

/** A board says within five seconds that it is cut off; the rest is the browser's to draw it. */
const cutOff = 'No connection. Last updated';

test('a server that is killed is noticed; once it is back the board has all that came, each once', async ({
  page,
  signIn,
  server,
  platform,
}) => {
  await signIn(page, 'owner');
  const board = boardOf(page);
  const before = await platform.placeOrder();
  await expect(board.card(before.order.unique_id)).toHaveCount(1);

  await server.kill();
  await expect(page.getByRole('alert').filter({ hasText: cutOff })).toBeVisible();
  await server.start();
  const after = [await platform.placeOrder(), await platform.placeOrder({ order_type: 'pickup' })];
  for (const { order } of [before, ...after]) await expect(board.card(order.unique_id)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: cutOff })).toHaveCount(0);

  await board.accept(before.order.unique_id);
  await expect(board.cardIn('Kitchen', before.order.unique_id)).toBeVisible();
});

test('a tap while the server is away is not lost: it is offered again, and done once', async ({
  page,
  signIn,
  server,
  platform,
}) => {
  await signIn(page, 'owner');
  const board = boardOf(page);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await expect(board.card(number)).toBeVisible();
  await board.rest();
  await server.kill();
  await board.accept(number);
  await expect(board.card(number)).toContainText('Wasn’t sent: the connection was lost');
  await server.start();
  await board.card(number).getByRole('button', { name: 'Try again: Accept' }).click();
  await expect(board.cardIn('Kitchen', number)).toBeVisible();
  await board
    .card(number)
    .getByRole('link', { name: `#${number}` })
    .click();
  await expect(page.getByRole('list').filter({ hasText: 'Order placed' }).getByRole('listitem')).toHaveCount(2);
});

test('a tap on a card whose code can’t be loaded says so, and the next one works once it can', async ({
  page,
  signIn,
  platform,
}) => {
  const asked: Route[] = [];
  await page.route('**/assets/OrderPerformer-*.js', (route) => void asked.push(route));
  await signIn(page, 'owner');
  const board = boardOf(page);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await board.tap(number, 'Accept');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (const route of asked) await route.abort();
  await expect(page.getByText(`Order ${number}: couldn’t reach the server. Try again.`)).toBeVisible();

  await page.unroute('**/assets/OrderPerformer-*.js');
  await board.accept(number);
  await expect(board.cardIn('Kitchen', number)).toBeVisible();
});

test('without a network the board says so, and catches up with it', async ({ page, context, signIn, platform }) => {
  await signIn(page, 'owner');
  const board = boardOf(page);
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
  await expect(
    page
      .getByRole('banner')
      .getByRole('status')
      .filter({ hasText: /^Live$/ }),
  ).toHaveCount(1);
  await context.setOffline(true);
  await expect(page.getByRole('alert').filter({ hasText: cutOff })).toBeVisible();
  const { order } = await platform.placeOrder();
  await expect(board.card(order.unique_id)).toHaveCount(0);
  await context.setOffline(false);
  await expect(board.card(order.unique_id)).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: cutOff })).toHaveCount(0);
});

test('on a phone the sign of a lost connection leaves the store its name, and is read out', async ({
  page,
  context,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'owner');
  const bar = page.getByRole('banner');
  // On a phone, the name is below the bar.
  const name = page.locator('bdi').filter({ hasText: 'Trattoria Belvedere' }).first();
  const sign = (text: string | RegExp) => bar.getByRole('status').filter({ hasText: text });
  // The other status names new orders, of which there may be one for delivery.
  await expect(sign(/^Live$/)).toHaveCount(1);
  const width = async () => (await name.boundingBox())?.width ?? 0;
  const before = await width();
  await context.setOffline(true);
  await expect(sign('No connection')).toHaveCount(1);
  // The sign is a little wider than the dot: a letter's worth.
  expect(await width()).toBeGreaterThan(before - 20);
});
