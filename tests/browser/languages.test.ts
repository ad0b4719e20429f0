import type { Page } from '@playwright/test';
import { accounts } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const chooseLanguage = async (page: Page, button: string, name: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
};
const html = (page: Page) => page.locator('html');

test('a language chosen at sign-in is kept, spoken in the admin area, and in every other tab', async ({
  page,
  context,
}) => {
  await page.goto('/store/login');
  await chooseLanguage(page, 'Language', 'Deutsch');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  const { email, password } = accounts.owner;
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Heute', level: 1 })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'de');

  const other = await context.newPage();
  await other.goto('/app/menu/item-list');
  await expect(other.getByRole('heading', { name: 'Artikel', level: 1 })).toBeVisible();
  await chooseLanguage(other, 'Sprache', 'Français');
  await expect(other.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
  // Without a reload, and without a hand on it.
  await expect(page.getByRole('heading', { name: 'Aujourd’hui', level: 1 })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'fr');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Aujourd’hui', level: 1 })).toBeVisible();
});

test.describe('a browser that asks for Portuguese, then Russian', () => {
  test.use({ locale: 'pt-PT' });

  test('is answered in Portuguese at its first visit', async ({ page }) => {
    await page.goto('/store/login');
    await expect(html(page)).toHaveAttribute('lang', 'pt');
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  });
});

test.describe('a browser that asks for a language that no one wrote', () => {
  test.use({ locale: 'sv-SE' });

  test('is answered in English', async ({ page }) => {
    await page.goto('/store/login');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('Arabic runs from right to left, and back: the menu changes sides, and with it what points', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner', '/app/order/today-orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  const menu = page.locator('nav:has(a[href="/app/create-order"])');
  const middle = async () => {
    const box = await menu.boundingBox();
    if (!box) throw new Error('The menu is not there.');
    return box.x + box.width / 2;
  };
  expect(await middle()).toBeLessThan(720);

  await chooseLanguage(page, 'Language', 'العربية');
  await expect(html(page)).toHaveAttribute('dir', 'rtl');
  await expect(html(page)).toHaveAttribute('lang', 'ar');
  await expect.poll(middle).toBeGreaterThan(720);
  // An order's number and a phone number are read from the left.
  await expect(page.getByRole('article').first()).toContainText(/#\d+/);

  await chooseLanguage(page, 'اللغة', 'English');
  await expect(html(page)).toHaveAttribute('dir', 'ltr');
  await expect.poll(middle).toBeLessThan(720);
});
