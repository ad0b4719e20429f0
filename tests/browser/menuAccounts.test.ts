import type { Page } from '@playwright/test';
import { itemListOf, menuOf, menuPaths } from '../support/browserMenu';
import { expect, test } from './fixtures';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const entry = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true });

async function expectRefused(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
}

test('who may change items alone has no headings and no questions, neither in the menu nor at their addresses', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'items', menuPaths.items);
  await expect(entry(page, 'Items')).toBeVisible();
  await expect(entry(page, 'Categories')).toHaveCount(0);
  await expect(entry(page, 'Modifier groups')).toHaveCount(0);

  const { title } = await menuOf(page).item();
  const list = itemListOf(page);
  await list.find(title);
  await list.price(title).click();
  await page.keyboard.type('8.8');
  await page.keyboard.press('Enter');
  await expect(list.price(title, '€8.80')).toBeVisible();
  await list.link(title).click();
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue(title);
  await page.getByRole('combobox', { name: 'Sub-category' }).fill('Nothing of this name');
  await expect(page.getByText('No matching sub-category.')).toBeVisible();

  for (const path of [menuPaths.categories, menuPaths.modifierGroups, `${menuPaths.modifierGroups}/create`])
    await expectRefused(page, path);
});

test('who may change items and their questions has no headings', async ({ page, signIn }) => {
  await signIn(page, 'menu', menuPaths.modifierGroups);
  await expect(page.getByRole('link', { name: 'Extra toppings', exact: true })).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(entry(page, 'Items')).toBeVisible();
  await expect(entry(page, 'Categories')).toHaveCount(0);
  await expectRefused(page, menuPaths.categories);
});
