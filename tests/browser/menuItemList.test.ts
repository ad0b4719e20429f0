import { itemListOf, menuOf, menuPaths, openPreview, soldAt, undo } from '../support/browserMenu';
import { expect, test } from './fixtures';

test('an item that is snoozed is out where orders are taken, and back as soon as it is turned on', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const { title } = await menuOf(page).item();
  const other = await otherDevice();
  await signIn(other, 'kitchen', '/app/create-order');
  const sold = soldAt(other);
  await expect(sold.offered(title)).toBeVisible();

  const list = itemListOf(page);
  await list.find(title);
  await list.stock(title).click();
  await page.getByRole('menuitem', { name: /^For the rest of today/ }).click();
  await expect(list.row(title)).toContainText('until tomorrow');
  await expect(sold.out(title)).toBeVisible();
  await list.stock(title).click();
  await expect(list.stock(title)).toBeChecked();
  await expect(sold.offered(title)).toBeVisible();
});

test('a price is changed by keyboard alone, and an item that is hidden is sold no more', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const { title } = await menuOf(page).item();
  const other = await otherDevice();
  await signIn(other, 'kitchen', '/app/create-order');
  const sold = soldAt(other);
  await expect(sold.offered(title, '€10.00')).toBeVisible();

  const list = itemListOf(page);
  await list.find(title);
  await list.price(title).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: `Price of ${title}` })).toBeFocused();
  await page.keyboard.type('7,25');
  await page.keyboard.press('Enter');
  await expect(list.price(title, '€7.25')).toBeFocused();
  await expect(sold.offered(title, '€7.25')).toBeVisible();

  await list.visible(title).click();
  await expect(list.visible(title)).not.toBeChecked();
  await expect(sold.offered(title)).toHaveCount(0);
  const preview = await openPreview(page);
  await expect(preview.getByRole('button', { name: new RegExp(`^${title}`) })).toHaveCount(0);
});

test('what a server that is away did not take is put back with a message, and a typed price is kept', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const { title } = await menuOf(page).item();
  const list = itemListOf(page);
  await list.find(title);
  await server.kill();
  await list.visible(title).click();
  await expect(page.getByText(/^Couldn’t save:/)).toBeVisible();
  await expect(list.visible(title)).toBeChecked();

  await list.price(title).click();
  const field = page.getByRole('textbox', { name: `Price of ${title}` });
  await field.fill('7');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/./);
  await expect(field).toHaveValue('7');
  await server.start();
  await field.press('Enter');
  await expect(list.price(title, '€7.00')).toBeVisible();
});

test('three prices are raised with a preview and lowered again by Undo; two items deleted are had back', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', menuPaths.items);
  const menu = menuOf(page);
  const first = await menu.item({ price: 1000 });
  const titles = [first.title, `${first.title} large`, `${first.title} small`];
  await menu.item({ name: [titles[1] ?? ''], price: 1555 });
  await menu.item({ name: [titles[2] ?? ''], price: 333 });
  const list = itemListOf(page);
  const expectPrices = async (...prices: string[]) => {
    for (const [index, price] of prices.entries()) await expect(list.price(titles[index] ?? '', price)).toBeVisible();
  };
  await list.find(first.title, 3);

  const bar = page.getByRole('region', { name: 'Selected records' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 items' });
  await dialog.getByRole('checkbox', { name: 'Price' }).check();
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('10');
  await dialog.getByRole('combobox', { name: 'Round' }).click();
  await page.getByRole('option', { name: 'Don’t round' }).click();
  const preview = dialog.getByRole('group', { name: 'Current and new prices' });
  await expect(preview.getByRole('row').filter({ hasText: '€15.55' })).toContainText('€17.11');
  await dialog.getByRole('button', { name: 'Change 3 items' }).click();
  await expect(dialog).toBeHidden();
  await expectPrices('€11.00', '€17.11', '€3.66');
  await undo(page, '3 items changed.');
  await expectPrices('€10.00', '€15.55', '€3.33');

  if (await bar.isVisible()) await bar.getByRole('button', { name: 'Clear selection' }).click();
  for (const title of titles.slice(1)) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 2 items' }).click();
  await expect(list.link(titles[1] ?? '')).toHaveCount(0);
  await expect(page.getByRole('status', { name: '1 record', exact: true })).toBeVisible();
  await undo(page, '2 items deleted.');
  for (const title of titles) await expect(list.link(title)).toBeVisible();
});

test('search, filter, columns, page size and a saved view are kept over a reload', async ({ page, signIn }) => {
  await signIn(page, 'owner', menuPaths.items);
  const menu = menuOf(page);
  const stocked = await menu.item();
  const out = await menu.item({ name: [`${stocked.title} with figs`], is_in_stock: false });
  const list = itemListOf(page);
  const pageSize = page.getByRole('combobox', { name: 'Rows per page' });
  await pageSize.click();
  await page.getByRole('option', { name: '100' }).click();
  await expect(pageSize).toHaveText('100');
  await list.find(stocked.title, 2);
  await expect(list.link(out.title)).toBeVisible();
  await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Stock' }).click();
  await page.getByRole('menuitem', { name: 'Out of stock' }).click();
  await expect(list.link(stocked.title)).toHaveCount(0);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('textbox', { name: 'View name' }).fill('Sold out');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const column = (name: string) => page.getByRole('columnheader', { name });
  await expect(column('Sub-category')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Sub-category' }).click();
  await page.keyboard.press('Escape');
  await expect(column('Sub-category')).toHaveCount(0);

  await page.reload();
  await expect(list.link(out.title)).toBeVisible();
  await expect(list.link(stocked.title)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue(stocked.title);
  await expect(page.getByRole('button', { name: 'Stock: Out of stock' })).toBeVisible();
  await expect(column('Sub-category')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(list.link(stocked.title)).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(list.link('Burrata and tomatoes')).toBeVisible();
  await expect(pageSize).toHaveText('100');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('dialog', { name: 'Views' }).getByRole('button', { name: 'Sold out', exact: true }).click();
  await expect(list.link(out.title)).toBeVisible();
  await expect(list.link('Burrata and tomatoes')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toHaveValue(stocked.title);
});

test('the number of items under a heading leads to them', async ({ page, signIn }) => {
  await signIn(page, 'owner', menuPaths.categories);
  await page.getByRole('link', { name: /^Show the \d+ items in Soups$/ }).click();
  const list = itemListOf(page);
  await expect(list.link('Minestrone')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sub-category: Soups' })).toBeVisible();
  await expect(list.link('Burrata and tomatoes')).toHaveCount(0);
});

test('selecting the first row moves no row, and the bar stays while the page scrolls', async ({ page, signIn }) => {
  await signIn(page, 'owner', menuPaths.items);
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const top = async () => (await rows.nth(2).boundingBox())?.y;
  const before = await top();
  await rows.nth(1).getByRole('checkbox').check();
  const bar = page.getByRole('region', { name: 'Selected records' });
  await expect(bar.getByText('1 selected')).toBeVisible();
  expect(await top()).toBe(before);
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 900);
  await expect(rows.nth(1)).not.toBeInViewport();
  await expect(bar.getByRole('button', { name: 'Clear selection' })).toBeInViewport();
  await bar.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});
