import { paths } from '../../src/config/paths';
import { history } from '../support/browserHistoryScreens';
import { downloaded } from '../support/browserImport';
import { expect, test } from './fixtures';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test('an order that a customer cancels is found in the history, and the message leads there', async ({
  page,
  signIn,
  platform,
}) => {
  const { order, customerName } = await platform.placeOrder();
  await signIn(page, 'owner', paths.itemList);
  // A page is told of what happens from then on.
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  const { _id: store_id } = await platform.store();
  await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
  const notice = page
    .getByRole('alert')
    .or(page.getByRole('status'))
    .filter({ hasText: `Order ${order.unique_id}: the customer cancelled it` });
  await notice.getByRole('button', { name: 'View', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.historyList}`));
  await history(page);
  const opened = page.getByRole('complementary', { name: 'Order details' });
  await expect(opened.getByText('Reason: Changed my mind')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: customerName });
  await expect(row.getByText('Cancelled by customer')).toBeVisible();

  await row.getByRole('link', { name: `Order ${order.unique_id}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.historyList}/${order._id}`));
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await expect(panel.getByText('Reason: Changed my mind')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(row.getByRole('link', { name: `Order ${order.unique_id}`, exact: true })).toBeFocused();
});

test('an order that ends appears at the top, and does not move the rows of who reads further down', async ({
  page,
  signIn,
  platform,
}) => {
  const { _id: store_id } = await platform.store();
  const cancel = async () => {
    const placed = await platform.placeOrder({ order_type: 'pickup' });
    await platform.call('platform/cancel_order', { store_id, order_id: placed.order._id, reason: 'Changed my mind' });
    return placed.customerName;
  };
  await signIn(page, 'owner', paths.historyList);
  await history(page);
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: await cancel() })).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, 900));
  const later = await cancel();
  await page.getByRole('button', { name: '1 new order' }).click();
  await expect(page.getByRole('row').filter({ hasText: later })).toBeVisible();
});

test('a bar of the week limits the list to its day, by touch and by keyboard', async ({ page, signIn, platform }) => {
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { _id: store_id } = await platform.store();
  await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
  await signIn(page, 'owner', paths.historyWeek);
  const bars = page.getByRole('group', { name: 'Sales by day' }).getByRole('button');
  await expect(page.getByRole('region', { name: 'Cancelled or rejected' }).getByText('Changed my mind')).toBeVisible();
  await bars.last().click();
  await expect(bars.last()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/custom/);
  await expect(page.getByRole('link', { name: `Order ${order.unique_id}`, exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(bars.last()).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('link', { name: `Order ${order.unique_id}`, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.historyWeek}/${order._id}`));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Earlier week' }).click();
  await expect(bars).toHaveCount(7);
});

for (const [device, viewport] of Object.entries(sizes))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('what was chosen is found again, summed and exported', async ({ page, signIn, platform }) => {
      const { order, customerName } = await platform.placeOrder({ order_type: 'pickup' });
      const { _id: store_id } = await platform.store();
      await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
      await signIn(page, 'owner', paths.historyList);
      await history(page);
      await page.getByRole('button', { name: 'All dates' }).click();
      const lastName = customerName.split(' ').at(-1) ?? '';
      await page.getByRole('searchbox', { name: 'Number, customer or phone' }).fill(lastName);
      await expect(page.getByRole('link', { name: /^Order \d+$/ })).toHaveCount(1);
      await expect(page).toHaveURL(/days/);

      await page.reload();
      await expect(page.getByRole('searchbox', { name: 'Number, customer or phone' })).toHaveValue(lastName);
      await expect(page.getByRole('link', { name: `Order ${order.unique_id}`, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'All dates' })).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Export orders' });
      const start = dialog.getByRole('button', { name: /^Export \d+ rows?$/ });
      const { name, content } = await downloaded(page, start);
      expect(name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
      const [head, row, rest] = content.trim().split('\r\n');
      expect(content).toMatch(/^\ufeffNo\./);
      expect(head).toMatch(/^No\.,Order,/);
      expect(row).toContain(`1,${order.unique_id},`);
      expect(row).toContain(customerName);
      expect(rest).toBeUndefined();
    });

    test('an order is ordered again, with its lines and its customer', async ({ page, signIn, platform }) => {
      const { order, customerName } = await platform.placeOrder();
      const { _id: store_id } = await platform.store();
      await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
      await signIn(page, 'owner', paths.historyList);
      await history(page);
      await page.getByRole('link', { name: `Order again: order ${order.unique_id}` }).click();
      await expect(page).toHaveURL(paths.createOrder);
      await expect(page.getByText(`Order ${order.unique_id} copied to the ticket at today’s prices.`)).toBeVisible();
      const ticket = page.getByRole('region', { name: 'Ticket' });
      const bar = page.getByRole('button', { name: /Show ticket/ });
      if (device === 'phone') await bar.click();
      await expect(ticket.getByRole('textbox', { name: 'Name' })).toHaveValue(customerName);
      await expect(ticket.getByText(order.items[0]?.name[0] ?? '').first()).toBeVisible();
      if (device === 'phone') return;
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(ticket.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    });
  });
