import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

const panelName = 'Order details';

test('an order opens by its address, tells what happened to it, and closes by Escape', async ({
  page,
  signIn,
  platform,
}) => {
  const { order, customerName } = await platform.placeOrder();
  const { unique_id: number } = order;
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  const panel = page.getByRole('complementary', { name: panelName });
  await expect(panel.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await panel.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();

  const history = panel.getByRole('list').filter({ hasText: 'Order placed' }).getByRole('listitem');
  await expect(history).toHaveCount(2);
  await expect(history.nth(0)).toContainText(customerName);
  await expect(history.nth(1)).toContainText('Accepted');
  await expect(history.nth(1)).toContainText('Giulia Ferri');

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/app/order/today-orders');
});

test('the keyboard alone opens an order, goes to the next one and comes back to its card', async ({
  page,
  signIn,
  platform,
}) => {
  await platform.placeOrder();
  const { order } = await platform.placeOrder();
  const { unique_id: number } = order;
  await signIn(page, 'owner');
  const board = boardOf(page);
  const link = board.card(number).getByRole('link', { name: `#${number}` });
  await link.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: panelName });
  await expect(panel.getByRole('heading', { name: `Order ${number}` })).toBeFocused();
  await page.keyboard.press('k');
  await expect(panel.getByRole('heading', { name: /^Order \d+$/ })).not.toHaveText(`Order ${number}`);
  await page.keyboard.press('j');
  await expect(panel.getByRole('heading', { name: `Order ${number}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('the ticket alone is printed, and a second print is marked', async ({ page, signIn, platform }) => {
  const { order, customerName } = await platform.placeOrder();
  const { unique_id: number } = order;
  await page.addInitScript(() => {
    const heard = window as unknown as { prints: number };
    heard.prints = 0;
    window.print = () => {
      heard.prints += 1;
    };
  });
  const prints = () => page.evaluate(() => (window as unknown as { prints: number }).prints);
  await signIn(page, 'owner');
  const board = boardOf(page);
  const dialog = page.getByRole('dialog', { name: `Ticket for order ${number}` });

  await board.choose(number, 'Print ticket');
  await expect(dialog).toContainText(customerName);
  await expect(dialog.getByText('REPRINT')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByText(customerName).filter({ visible: true });
  await expect(paper).toHaveCount(1);
  await expect(page.getByText(`#${number}`, { exact: true }).filter({ visible: true })).toHaveCount(1);
  // Nothing of the page around the ticket.
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  await expect(page.getByText('Preparing', { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'Print ticket' }).click();
  await expect.poll(prints).toBe(1);
  await expect(dialog).toBeHidden();

  await board.choose(number, 'Print ticket');
  await expect(dialog.getByText('REPRINT')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('REPRINT').filter({ visible: true })).toHaveCount(1);
});
