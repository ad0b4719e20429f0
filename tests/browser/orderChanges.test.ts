import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { boardOf } from '../support/browserBoard';
import { speak } from '../support/browserLanguage';
import { chooseInPanel } from '../support/browserPanel';
import { expect, test } from './fixtures';

test('an item less, with the consent of the customer: the kitchen is told, the money goes back, the history says so', async ({
  page,
  signIn,
  platform,
}) => {
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const name = order.items[0]?.name[0] ?? '';
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await expect(panel.getByRole('button', { name: 'Start preparing' })).toBeVisible();

  await panel.getByRole('button', { name: 'Change items' }).click();
  const editor = page.getByRole('dialog', { name: `Order ${order.unique_id}: change items` });
  await expect(editor.getByRole('button', { name: 'Ask the customer' })).toBeDisabled();
  await editor.getByRole('button', { name: `Remove one ${name}` }).click();
  await expect(editor.getByText('Refund to customer')).toBeVisible();
  await editor.getByRole('textbox', { name: 'Message to the customer' }).fill('One is left');
  await editor.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(editor).toBeHidden();

  const waiting = panel.getByTestId('pending-change');
  await expect(waiting).toContainText('Waiting for the customer');
  await expect(waiting.getByRole('timer')).toHaveText(/^\d:\d\d left$/);
  await expect(boardOf(page).card(order.unique_id).getByTestId('pending-change')).toBeVisible();

  const store_id = (await platform.store())._id;
  const { data } = await platform.call('platform/get_order_change_list', { store_id });
  const change = data.find(({ order_id }) => order_id === order._id);
  if (!change) throw new Error('Nobody was asked.');
  const answer = { store_id, order_id: order._id, change_id: change._id, accept: true, answer: 'All right' };
  await platform.call('platform/accept_cart_update', answer);

  await expect(waiting).toBeHidden();
  const marked = panel.getByTestId('unseen-change');
  await expect(marked).toContainText(name);
  await marked.getByRole('button', { name: `Mark as seen: change to order ${order.unique_id}` }).click();
  await expect(marked).toBeHidden();
  const history = panel.getByRole('list').filter({ hasText: 'Order placed' });
  await expect(history).toContainText('Customer approved the change');
  await expect(history).toContainText('Answer: All right');
  await expect(history).toContainText('refunded');
  await expect(history).toContainText('Kitchen saw the change');
});

test('a change is taken back while the customer thinks, and nothing is different', async ({
  page,
  signIn,
  platform,
}) => {
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const name = order.items[0]?.name[0] ?? '';
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await panel.getByRole('button', { name: 'Change items' }).click();
  const editor = page.getByRole('dialog', { name: `Order ${order.unique_id}: change items` });
  await editor.getByRole('button', { name: `Add one ${name}` }).click();
  await editor.getByRole('button', { name: 'Close without changing' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await editor.getByRole('button', { name: 'Ask the customer' }).click();
  await panel.getByTestId('pending-change').getByRole('button', { name: 'Withdraw change' }).click();
  await expect(panel.getByTestId('pending-change')).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Change items' })).toBeVisible();
});

test('a customer’s no is announced on other pages too, and the card keeps it in sight', async ({
  page,
  signIn,
  platform,
}) => {
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const name = order.items[0]?.name[0] ?? '';
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await panel.getByRole('button', { name: 'Change items' }).click();
  const editor = page.getByRole('dialog', { name: `Order ${order.unique_id}: change items` });
  await editor.getByRole('button', { name: `Remove one ${name}` }).click();
  await editor.getByRole('button', { name: 'Ask the customer' }).click();
  await expect(panel.getByTestId('pending-change')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create order' }).click();
  await expect(page.getByRole('button', { name: /^Place order/ })).toBeVisible();

  const store_id = (await platform.store())._id;
  const { data } = await platform.call('platform/get_order_change_list', { store_id });
  const change = data.find(({ order_id }) => order_id === order._id);
  if (!change) throw new Error('Nobody was asked.');
  const answer = { store_id, order_id: order._id, change_id: change._id, accept: false, answer: 'As ordered, please' };
  await platform.call('platform/accept_cart_update', answer);

  const notice = page.getByRole('status').filter({ hasText: `Order ${order.unique_id}: the customer declined` });
  await notice.getByRole('button', { name: 'View' }).click();
  await expect(notice).toBeHidden();
  await expect(panel.getByTestId('refused-change')).toContainText('As ordered, please');
  await expect(boardOf(page).card(order.unique_id).getByTestId('refused-change')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change items' })).toBeVisible();
});

test('one piece goes back, with its reason, and no more than is left', async ({ page, signIn, platform }) => {
  const { order } = await platform.placeOrder({ order_type: 'pickup' });
  const name = order.items[0]?.name[0] ?? '';
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: 'Order details' });
  await chooseInPanel(page, panel, 'Refund');
  const dialog = page.getByRole('dialog', { name: `Refund order ${order.unique_id}` });
  await expect(dialog.getByRole('button', { name: /^Refund €/ })).toBeDisabled();
  await dialog.getByRole('button', { name: `Refund one more ${name}` }).click();
  await dialog.getByRole('button', { name: 'Item was missing' }).click();
  await dialog.getByRole('button', { name: /^Refund €/ }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('Card, partly refunded');
  const history = panel.getByRole('list').filter({ hasText: 'Order placed' });
  await expect(history).toContainText('Item was missing');

  await chooseInPanel(page, panel, 'Refund');
  await dialog.getByRole('button', { name: 'Amount' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('9999');
  await expect(dialog.getByText(/^At most €/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Other' }).click();
  await expect(dialog.getByRole('button', { name: /^Refund €/ })).toBeDisabled();
});

const dialogs = { 'the editor': 'Change items', 'the refund': 'Refund' };
for (const [what, action] of Object.entries(dialogs)) {
  test(`${what} can be used by everyone, in light, dark and Arabic`, async ({ page, signIn, platform }) => {
    const { order } = await platform.placeOrder({ order_type: 'pickup' });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
    const panel = page.getByRole('complementary', { name: 'Order details' });
    if (action === 'Refund') await chooseInPanel(page, panel, action);
    else await panel.getByRole('button', { name: action }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(order.items[0]?.name[0] ?? '')
        .first(),
    ).toBeVisible();
    await axe(page);
    await expectNoSidewaysScroll(page);
    await turn(page, 'dark');
    await axeColours(page);
    await speak(page, 'ar');
    await expect(page.getByRole('dialog')).toBeVisible();
    await axeWords(page);
    await expectNoSidewaysScroll(page);
  });
}
