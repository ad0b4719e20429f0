import type { Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { StoreCallName } from '#contract/calls/index';
import type { Platform } from '../support/browserPlatform';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const path = '/app/history/reviews';
const search = 'Text, name or order';

/** Makes a call in the session of a page that is signed in. */
const callAs = (page: Page, name: StoreCallName, body: object): Promise<{ success: boolean; error_code?: number }> =>
  page.evaluate(
    async ({ path: address, json }) => {
      const { servertoken } = JSON.parse(localStorage.getItem('storeData') ?? '{}');
      const headers = { 'content-type': 'application/json', servertoken, token: servertoken };
      return (await fetch(address, { method: 'POST', headers, body: json })).json();
    },
    { path: callPath(name), json: JSON.stringify(body) },
  );

/** A pickup that the customer has collected. */
async function collectedOrder(page: Page, platform: Platform) {
  const { order, customerName, confirmation_code } = await platform.placeOrder({ order_type: 'pickup' });
  const moves = [
    ...(order.order_status === 1 ? [{ from: 1, order_status: 3, minutes: 10 }] : []),
    { from: 3, order_status: 7 },
    { from: 7, order_status: 25, confirmation_code },
  ];
  for (const move of moves) {
    const reply = await callAs(page, 'set_order_status', { order_id: order._id, ...move });
    expect(reply, JSON.stringify(reply)).toMatchObject({ success: true });
  }
  return { order, customerName };
}

test('a low review is announced on every page, and answered on a phone with a code to make up for it', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const { _id: store_id } = await platform.store();
  await signIn(page, 'owner', '/app/menu/item-list');
  await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
  const { order, customerName } = await collectedOrder(page, platform);
  const other = await otherDevice();
  await signIn(other, 'reviews', path);
  await expect(other.getByRole('region', { name: 'Overview of this period' })).toBeVisible();

  const comment = `Cold soup for ${customerName}`;
  const said = { store_id, order_id: order._id, rating: 1, comment, language: 'en' };
  const { review } = await platform.call('platform/add_review', said);

  // Someone at another page gets a notice; the list shows it without a reload.
  const notice = page.getByRole('alert').filter({ hasText: 'New review: 1 star' });
  await expect(notice).toBeVisible();
  await expect(other.getByText(comment)).toBeVisible();
  await notice.getByRole('button', { name: 'View', exact: true }).tap();
  await expect(page).toHaveURL(`${path}/${review._id}`);

  const card = page.getByRole('article', { name: `1 star from ${customerName}` });
  await expect(card.getByText('First order')).toBeVisible();
  await expect(card.getByRole('link', { name: `Order #${order.unique_id}` })).toBeVisible();
  await card.getByRole('button', { name: 'Reply', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: `Reply to ${customerName}` });
  await dialog.getByRole('button', { name: 'Sorry', exact: true }).tap();
  await expect(dialog.getByRole('textbox', { name: 'Your reply' })).toHaveValue(/^Hello Ada, we’re sorry/);
  await dialog.getByRole('button', { name: '€10.00' }).tap();
  await dialog.getByRole('button', { name: 'Publish reply' }).tap();
  await expect(dialog).toBeHidden();
  await expect(card.getByText(/^Hello Ada, we’re sorry/)).toBeVisible();
  await expect(card.getByText(/^Code SORRY-\w{8} for €10\.00 · valid until/)).toBeVisible();

  // The other device reads it, may not open the order, and the platform has it for the customer.
  await other.getByRole('searchbox', { name: search }).fill(String(order.unique_id));
  const elsewhere = other.getByRole('article', { name: `1 star from ${customerName}` });
  await expect(elsewhere.getByText(/^Hello Ada, we’re sorry/)).toBeVisible();
  await expect(elsewhere.getByRole('link')).toHaveCount(0);
  const { data } = await platform.call('platform/get_review_list', { store_id, after: 0 });
  expect(data.find(({ _id }) => _id === review._id)).toMatchObject({
    reply: { text: expect.stringMatching(/^Hello Ada/) },
    apology: { value: 1000, is_used: false },
  });
});

test('a report is being checked until the platform decides', async ({ page, signIn, platform }) => {
  const { _id: store_id } = await platform.store();
  await signIn(page, 'owner', path);
  const { order, customerName } = await collectedOrder(page, platform);
  const said = { store_id, order_id: order._id, rating: 1, comment: 'Buy cheap watches' };
  const { review } = await platform.call('platform/add_review', said);
  const card = page.getByRole('article', { name: `1 star from ${customerName}` });
  await card.getByRole('button', { name: 'Report' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Report this review?' });
  await dialog.getByRole('combobox', { name: 'Reason' }).tap();
  await page.getByRole('option', { name: 'Advertising' }).tap();
  await dialog.getByRole('button', { name: 'Report review' }).tap();
  await expect(card.getByText('Being checked by the platform')).toBeVisible();
  await platform.call('platform/settle_review', { store_id, review_id: review._id, state: 'removed' });
  // It no longer waits for an answer, and so it leaves the top of the list.
  await page.getByRole('searchbox', { name: search }).fill(String(order.unique_id));
  await expect(card.getByText('Removed by the platform')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Reply', exact: true })).toHaveCount(0);
});
