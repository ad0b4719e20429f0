import { deliveryStatus as d } from '#contract/orders/statuses';
import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

test.beforeEach(async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /^New, / })).toBeVisible();
});

test('a delivery arrives automatically and is taken from new to completed', async ({ page, platform }) => {
  const board = boardOf(page);
  const { order, confirmation_code, customerName } = await platform.placeOrder();
  const { unique_id: number } = order;
  await expect(board.cardIn('New', number)).toBeVisible();
  await expect(board.card(number)).toContainText(customerName);
  await expect(board.card(number)).toContainText('Delivery');

  await board.accept(number);
  await expect(board.cardIn('Kitchen', number)).toBeVisible();
  await board.tap(number, 'Start preparing');
  await board.tap(number, 'Mark ready');
  await expect(board.cardIn('Ready', number)).toBeVisible();
  await board.tap(number, 'Find delivery person');
  await expect(board.card(number)).toContainText(/Asking .+\d+ s/);

  await platform.ride(order, d.WAITING, d.ACCEPTED);
  await expect(board.card(number)).toContainText('Delivery accepted');
  await platform.ride(order, d.ACCEPTED, d.COMING);
  await platform.ride(order, d.COMING, d.ARRIVED);
  await expect(board.card(number)).toContainText('At the store');
  await platform.ride(order, d.ARRIVED, d.PICKED_UP);
  await expect(board.cardIn('Out for delivery', number)).toBeVisible();
  await platform.ride(order, d.PICKED_UP, d.STARTED);
  await platform.ride(order, d.STARTED, d.AT_DESTINATION);
  await expect(board.card(number)).toContainText('Arrived at the customer');
  await platform.ride(order, d.AT_DESTINATION, d.DELIVERED, confirmation_code);
  await expect(board.card(number)).toBeHidden();
});

test('a pickup is handed over for its confirmation code', async ({ page, platform }) => {
  const board = boardOf(page);
  const { order, confirmation_code } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  await board.accept(number);
  await board.tap(number, 'Start preparing');
  await board.tap(number, 'Mark ready');
  await board.tap(number, 'Complete');
  const question = page.getByRole('dialog', { name: `Order ${number}: confirmation code` });
  const wrong = confirmation_code === '0000' ? '1111' : '0000';
  await question.getByLabel('Code').fill(wrong);
  await question.getByRole('button', { name: 'Complete' }).click();
  await expect(question.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await question.getByLabel('Code').fill(confirmation_code);
  await question.getByRole('button', { name: 'Complete' }).click();
  await expect(board.card(number)).toBeHidden();
});

test('a table is seated, served and closed', async ({ page, platform }) => {
  const board = boardOf(page);
  const { order } = await platform.placeOrder({ order_type: 'table' });
  const { unique_id: number } = order;
  await expect(board.cardIn('New', number)).toContainText(`Table ${order.table_number}`);
  await board.accept(number);
  await board.tap(number, 'Guests arrived');
  await board.tap(number, 'Start preparing');
  await board.tap(number, 'Mark ready');
  await board.tap(number, 'Complete');
  await expect(board.card(number)).toBeHidden();
});

test('rejecting needs a reason, which the order then bears', async ({ page, platform }) => {
  const board = boardOf(page);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await board.choose(number, 'Reject');
  const question = page.getByRole('dialog', { name: `Reject order ${number}?` });
  await expect(question.getByRole('button', { name: 'Reject order' })).toBeDisabled();
  await question.getByRole('radio', { name: 'Item sold out' }).check();
  await question.getByLabel('Add details').fill('No burrata today');
  await question.getByRole('button', { name: 'Reject order' }).click();
  await expect(board.card(number)).toBeHidden();
  await page.goto(`/app/order/today-orders/${order._id}`);
  await expect(page.getByText('Reason: Item sold out: No burrata today')).toBeVisible();
});

test('an accepted order is cancelled with a reason; its mistaken "ready" is taken back before', async ({
  page,
  platform,
}) => {
  const board = boardOf(page);
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const { unique_id: number } = order;
  await board.accept(number);
  await board.tap(number, 'Start preparing');
  await board.tap(number, 'Mark ready');
  await board.choose(number, 'Back to preparing');
  await expect(board.cardIn('Kitchen', number)).toBeVisible();
  // The server has taken it too: the card stays where it is from here on.
  await expect(board.card(number).getByRole('button', { name: `Mark ready, order ${number}` })).toBeEnabled();
  await board.choose(number, 'Cancel order');
  const question = page.getByRole('dialog', { name: `Cancel order ${number}?` });
  await question.getByRole('radio', { name: 'Closing soon' }).check();
  await question.getByRole('button', { name: 'Cancel order' }).click();
  await expect(board.card(number)).toBeHidden();
});

test('the customer cancels while the order stands open: the panel says so', async ({ page, platform }) => {
  const board = boardOf(page);
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await board
    .card(number)
    .getByRole('link', { name: `#${number}` })
    .click();
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await expect(panel.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
  const { _id: store_id } = await platform.store();
  await platform.call('platform/cancel_order', { store_id, order_id: order._id, reason: 'Changed my mind' });
  await expect(panel.getByText('Cancelled by customer').first()).toBeVisible();
  await expect(panel.getByText('Reason: Changed my mind')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expect(board.card(number)).toBeHidden();
});
