import type { Locator, Page } from '@playwright/test';
import { itemListOf, menuPaths } from '../support/browserMenu';
import { accounts } from '../support/browserSignIn';
import { expect, test } from './fixtures';

/** Far more stops than a page has: beyond it, what is looked for cannot be reached. */
const patience = 150;

/** Goes on with Tab until what is looked for has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < patience; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not come to ${target}`);
}

test('signs in, accepts an order, edits an item and signs out by keyboard alone', async ({ page, platform }) => {
  // Those of the demo are answered in time, or rejected: here is one that waits.
  await platform.placeOrder();
  const { email, password } = accounts.owner;
  await page.goto('/store/login');
  await tabTo(page, page.getByLabel('Email', { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  const accept = page.getByRole('button', { name: /^Accept, order/ }).first();
  await tabTo(page, accept);
  const name = (await accept.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  const minutes = page.getByRole('dialog', { name: /how long until it’s ready/ });
  // The suggestion is focused and selected.
  await expect(minutes.getByRole('radio', { name: /, suggested$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: name.replace('Accept', 'Start preparing'), exact: true }),
  ).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await tabTo(page, menu.getByRole('link', { name: 'Menu', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, menu.getByRole('link', { name: 'Items', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(menuPaths.items);
  await tabTo(page, itemListOf(page).link('Burrata and tomatoes'));
  await page.keyboard.press('Enter');
  const price = page.getByRole('textbox', { name: 'Price' });
  await tabTo(page, price);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12.50');
  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Item saved.')).toBeVisible();
  await expect(price).toHaveValue('12.50');

  await tabTo(page, page.getByRole('button', { name: 'Account', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const signOut = page.getByRole('menuitem', { name: 'Sign out' });
  await expect(signOut).toBeVisible();
  for (let step = 0; step < 10 && !(await signOut.evaluate((element) => element === document.activeElement)); step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/store\/login/);
});
