import type { Page } from '@playwright/test';
import { itemListOf, menuOf, menuPaths } from '../support/browserMenu';
import { expect, test } from './fixtures';

const entryOf = (page: Page, words: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: words });

test('a price that a team member changed is found in Activity and in the item’s history, old and new', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn(page, 'items', menuPaths.items);
  const { title, _id } = await menuOf(page).item({ price: 1000 });
  const list = itemListOf(page);
  await list.find(title);
  await list.price(title).click();
  await page.keyboard.type('8.8');
  await page.keyboard.press('Enter');
  await expect(list.price(title, '€8.80')).toBeVisible();

  // Accounts that can see the item see its history, but not the device and address.
  await page.goto(`${menuPaths.items}/${_id}`);
  await page.getByRole('button', { name: 'Show history' }).click();
  const own = entryOf(page, `changed the item ${title}`);
  await expect(own).toContainText('€10.00');
  await expect(own).toContainText('€8.80');
  await expect(own).not.toContainText('Chrome');

  const context = await browser.newContext();
  const office = await context.newPage();
  await signIn(office, 'owner', '/app/users/activity');
  await office.getByRole('searchbox', { name: 'Name or order number' }).fill(title);
  const found = entryOf(office, `changed the item ${title}`);
  await expect(found).toContainText('€10.00');
  await expect(found).toContainText('€8.80');
  await expect(found).toContainText('Chrome');
  await expect(office).toHaveURL(/[?&]q=/);

  await office.reload();
  await expect(entryOf(office, `added the item ${title}`)).toBeVisible();

  // By keyboard, digit by digit: each step of a year is a date to the browser.
  await office.getByLabel('From').focus();
  await office.keyboard.type('03032020');
  await expect(office).toHaveURL(/[?&]from=2020-03-03/);
  await expect(office.getByLabel('From')).toHaveValue('2020-03-03');
  await expect(entryOf(office, `added the item ${title}`)).toBeVisible();
  const [file] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d{2}-\d{2}\.csv$/);
  await expect(office.getByRole('status').filter({ hasText: 'entries exported.' })).toBeVisible();
  await context.close();
});

test('who may not look after accounts has no Activity, neither in the menu nor at its address', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'items', menuPaths.items);
  await page.goto('/app/users/activity');
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
});
