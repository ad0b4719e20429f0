import { itemListOf, menuOf, menuPaths, soldAt, someDish } from '../support/browserMenu';
import { expect, test } from './fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone an item is found, put out of stock and priced with one thumb', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const { title } = await menuOf(page).item();
  const list = itemListOf(page);
  await list.find(title);
  await list.stock(title).tap();
  await page.getByRole('menuitem', { name: /^For the rest of today/ }).tap();
  await expect(page.getByRole('article').filter({ has: list.link(title) })).toContainText('until tomorrow');
  await list.price(title).tap();
  await page.keyboard.type('6.5');
  await page.keyboard.press('Enter');
  await expect(list.price(title, '€6.50')).toBeVisible();

  const other = await otherDevice();
  await signIn(other, 'kitchen', '/app/create-order');
  await expect(soldAt(other).out(title)).toBeVisible();
});

test('on a phone an item is added, and a filter finds it', async ({ page, signIn }) => {
  const name = someDish();
  await signIn(page, 'owner', menuPaths.items);
  await page.getByRole('link', { name: 'New item' }).tap();
  await page.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('soups');
  await page.getByRole('option', { name: 'Soups', exact: true }).tap();
  await page.getByRole('textbox', { name: 'Price' }).fill('4');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page).toHaveURL(({ pathname }) => pathname === menuPaths.items);

  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByRole('button', { name: 'Sub-category', exact: true }).tap();
  await page.getByRole('menuitem', { name: /^Soups/ }).tap();
  await expect(page.getByRole('button', { name: 'Filters, 1 set' })).toBeVisible();
  await expect(itemListOf(page).price(name, '€4.00')).toBeVisible();
});
