import type { Page } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { expect, test } from './fixtures';

const board = '/app/order/today-orders';
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const parent = (page: Page, name: string) =>
  menuOf(page).getByRole('link', name === 'Orders' ? { name: /^Orders/ } : { name, exact: true });
const link = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true });
const toggle = (page: Page) => page.getByRole('button', { name: 'Show or hide the menu' });
/** Where an element begins, from the edge that reading starts at. */
const edges = async (page: Page, name: string) => {
  const box = await link(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on screen.`);
  return { left: box.x, right: box.x + box.width };
};

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the menu lies in the four ways, and every way is usable by everyone', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'owner', board);
    await expect(link(page, 'Today')).toHaveAttribute('aria-current', 'page');
    await axe(page);

    await page.evaluate(() => {
      window.addEventListener('resize', () => document.documentElement.setAttribute('data-measured', ''));
    });
    await toggle(page).click();
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-measured', '');
    await toggle(page).click();
    await expect(parent(page, 'Orders')).toHaveAttribute('aria-expanded', 'false');
    await toggle(page).click();
    await expect(link(page, 'Tomorrow')).toBeVisible();
    await axe(page);
    await page.getByRole('banner').getByText('Trattoria Belvedere').click();
    await expect(link(page, 'Tomorrow')).toHaveCount(0);

    await turn(page, 'dark');
    await page.reload();
    await expect(parent(page, 'Orders')).toHaveAttribute('aria-expanded', 'false');
    await parent(page, 'Menu').click();
    await expect(page).toHaveURL('/app/menu/item-list');
    await expect(link(page, 'Items')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Burrata and tomatoes' }).first()).toBeVisible();
    await axeColours(page);
  });

  test('all four columns of the board are in view beside the menu', async ({ page, signIn }) => {
    await signIn(page, 'owner', board);
    await expect(page.getByRole('article').first()).toBeVisible();
    const columns = page.getByRole('group', { name: 'Orders by stage' });
    expect(await columns.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  });

  test('a page starts at its top, and back returns to where it was left', async ({ page, signIn }) => {
    await signIn(page, 'owner', '/app/menu/item-list');
    await expect(page.getByRole('link', { name: 'Burrata and tomatoes' }).first()).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await link(page, 'Import and export').click();
    await expect(page).toHaveTitle(/Import and export - Storedesk$/);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('Import and export')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goBack();
    await expect(page).toHaveTitle(/Items - Storedesk$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('a page whose code is on its way shows a bar, and the one before stays', async ({ page, signIn }) => {
    await signIn(page, 'owner', board);
    await expect(page.getByRole('article').first()).toBeVisible();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/ImportExportPage*.js', async (route) => {
      await held;
      await route.continue();
    });
    await parent(page, 'Menu').click();
    await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
    await link(page, 'Import and export').click();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Items', level: 1 })).toBeVisible();
    letGo();
    await expect(page.getByRole('heading', { name: 'Import and export', level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
  });

  test('in Arabic the menu stands at the right, and its panel beside it', async ({ page, signIn }) => {
    await page.addInitScript(() => localStorage.setItem('theme_lang', '"ar"'));
    await signIn(page, 'owner', board);
    const menu = page.getByRole('navigation', { name: 'القائمة الرئيسية' });
    const today = menu.getByRole('link', { name: 'اليوم', exact: true });
    await expect(today).toBeVisible();
    const column = await menu.boundingBox();
    const entry = await today.boundingBox();
    expect(column && column.x + column.width).toBe(1440);
    expect(entry && column && entry.x - column.x).toBeLessThan(20);
    await axe(page);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a parent opens its pages over the board, by keyboard alone too', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'owner', board);
    await expect(page.getByRole('article').first()).toBeVisible();
    const columns = page.getByRole('group', { name: 'Orders by stage' });
    expect(await columns.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);

    await parent(page, 'Orders').focus();
    await page.keyboard.press('Enter');
    await expect(link(page, 'Today')).toBeVisible();
    const place = await columns.boundingBox();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Today')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, 'Today')).toHaveCount(0);
    await expect(parent(page, 'Orders')).toBeFocused();
    expect(await columns.boundingBox()).toEqual(place);

    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/app/order/tomorrow-orders');
    await expect(link(page, 'Tomorrow')).toHaveCount(0);

    await parent(page, 'Menu').tap();
    await expect(page).toHaveURL('/app/menu/item-list');
    await expect.poll(async () => (await edges(page, 'Items')).left).toBeGreaterThanOrEqual(88);
    // The focus that goes on past the panel puts it away.
    await link(page, 'Import and export').focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(link(page, 'Items')).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test('a name in a row is tapped within a finger’s height around it', async ({ page, signIn }) => {
    await signIn(page, 'owner', '/app/users/sub-stores');
    const name = page.getByRole('table').getByRole('link').first();
    await expect(name).toBeVisible();
    const isHitAt = (offset: number) =>
      name.evaluate((link, by) => {
        const { left, top, height } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint(left + 4, top + height / 2 + by));
      }, offset);
    for (const offset of [-21, 0, 21]) expect(await isHitAt(offset), `${offset} px from its middle`).toBe(true);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('everything is in one list over the page, with what the bar has no room for', async ({ page, signIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'owner', board);
    await toggle(page).tap();
    for (const name of ['Create order', 'Today', 'Overdue', 'Items', 'Import and export'])
      await expect(link(page, name)).toBeVisible();
    await axe(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Quick links and appearance' }).tap();
    const quick = page.getByRole('dialog', { name: 'Quick links and appearance' });
    await quick.getByRole('button', { name: 'Dark', exact: true }).tap();
    await axe(page);
    await axeColours(page);
    await quick.getByRole('link', { name: 'Items' }).tap();
    await expect(page).toHaveURL('/app/menu/item-list');
    await expect(menuOf(page)).toHaveCount(0);
    await toggle(page).tap();
    await link(page, 'Categories').tap();
    await expect(page).toHaveURL('/app/menu/category');
    await expect(menuOf(page)).toHaveCount(0);
  });

  test('the menu stays open when the page behind it has loaded', async ({ page, signIn }) => {
    await signIn(page, 'owner', board);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await toggle(page).tap();
    await expect(link(page, 'Items')).toBeVisible();
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await link(page, 'Items').tap();
    await expect(menuOf(page)).toHaveCount(0);
    await toggle(page).tap();
    await expect(link(page, 'Categories')).toBeVisible();
    release();
    await expect(page.locator('main h1', { hasText: 'Items' })).toBeVisible();
    await link(page, 'Categories').tap();
    await expect(page).toHaveURL('/app/menu/category');
    await expect(menuOf(page)).toHaveCount(0);
  });
});

test('the account’s menu says who is signed in, with a picture that is always there', async ({ page, signIn }) => {
  await signIn(page, 'kitchen', board);
  const account = page.getByRole('button', { name: 'Account' });
  const picture = account.locator('img');
  expect(await picture.boundingBox()).toMatchObject({ width: 40, height: 40 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await account.click();
  await expect(page.getByText('kitchen@demo.test')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await axe(page);
});
