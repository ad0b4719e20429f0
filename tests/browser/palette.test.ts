import type { Page } from '@playwright/test';
import { axe, axeColours, turn } from '../support/browserAxe';
import { boardOf } from '../support/browserBoard';
import { expect, test } from './fixtures';

const field = (page: Page) => page.getByRole('combobox', { name: /^Page, order number/ });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });

/** Keys are heard once the frame stands. */
const frameStands = (page: Page) => expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();

/** The code loads ahead of the first use; what is measured is the opening itself. */
async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('a dispatcher finds an order by its number, and the customer by the phone, without the mouse', async ({
  page,
  signIn,
  platform,
}) => {
  const phone = '461237890';
  const customer = { name: 'Ada Palette', country_phone_code: '+33', phone };
  const { order } = await platform.placeOrder({ customer });
  await signIn(page, 'owner');
  await expect(boardOf(page).card(order.unique_id)).toBeVisible();

  await openPalette(page);
  await page.keyboard.type(String(order.unique_id));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/order/today-orders/${order._id}`);
  await expect(page.getByRole('heading', { name: `Order ${order.unique_id}` })).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('+33 4 61 23 78 90');
  const open = option(page, new RegExp(`^#${order.unique_id}`));
  await expect(open).toHaveAttribute('aria-selected', 'true');
  await expect(open).toContainText('New');
  await option(page, /^Ada Palette/).click();
  await expect(page).toHaveURL('/app/create-order');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Palette');
  await expect(page.getByRole('searchbox', { name: 'Search the menu' })).toBeFocused();
  // A reload keeps the ticket and doesn't count as a second call.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Palette');
});

test('an item is found and opened, remembered, and the focus comes back to where it was', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await frameStands(page);
  await openPalette(page);
  await page.keyboard.type('MARGHER');
  await expect(option(page, /^Margherita/)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/menu\/item-list\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Margherita' })).toBeVisible();

  const button = page.getByRole('button', { name: 'Account' });
  await button.focus();
  await openPalette(page);
  await expect(page.getByRole('group', { name: 'Recently used' }).getByRole('option')).toContainText(['Margherita']);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('it opens within three frames: nothing is loaded or waited for', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await frameStands(page);
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveCount(0);
  // Frames, not milliseconds: on a busy machine both the page and the clock are late.
  const frames = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0;
        const isOpen = () => document.activeElement?.getAttribute('role') === 'combobox';
        const next = () => {
          if (isOpen() || count > 100) return resolve(count);
          count += 1;
          requestAnimationFrame(next);
        };
        const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
        document.body.dispatchEvent(new KeyboardEvent('keydown', key));
        next();
      }),
  );
  expect(frames).toBeLessThanOrEqual(3);
});

test('shortcuts work on a Cyrillic layout, and not over a question that waits', async ({ page, signIn, platform }) => {
  const { order } = await platform.placeOrder();
  await signIn(page, 'owner');
  await frameStands(page);
  const press = (key: string, code: string) =>
    page.evaluate(
      (pressed) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true })),
      { key, code },
    );
  await press('п', 'KeyG');
  await press('ь', 'KeyM');
  await expect(page).toHaveURL('/app/order/tomorrow-orders');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await boardOf(page).choose(order.unique_id, 'Reject');
  const question = page.getByRole('dialog');
  await expect(question).toBeVisible();
  await page.keyboard.press('Control+k');
  await press('g', 'KeyG');
  await press('m', 'KeyM');
  await expect(question).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await expect(page).toHaveURL('/app/order/today-orders');
});

test('the server away is said, and searching goes on when it is back', async ({ page, signIn }) => {
  await signIn(page, 'owner');
  await frameStands(page);
  await openPalette(page);
  await page.route('**/v3/api/store/get_*_list', (route) => route.abort());
  await page.keyboard.type('margher');
  await expect(page.getByRole('alert').filter({ hasText: 'Search isn’t available right now' })).toBeVisible();
  await page.unroute('**/v3/api/store/get_*_list');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, /^Margherita/)).toBeVisible();
});

for (const [device, viewport] of Object.entries({
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test(`the palette and the list of shortcuts can be used by everyone, on a ${device}`, async ({ page, signIn }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'owner');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await axe(page);
    await page.keyboard.type('46');
    await expect(page.getByRole('group', { name: 'Orders' }).or(page.getByText('Nothing found')).first()).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await axe(page);
    await turn(page, 'dark');
    await axeColours(page);
    await page.keyboard.press('Escape');
    await openPalette(page);
    await axeColours(page);
  });
}
