import { expect, type Page } from '@playwright/test';
import { itemListOf, menuOf, menuPaths, openPreview } from './browserMenu';
import type { Screen } from './browserScreens';

const owner = { account: 'owner' } as const;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

async function itemList(page: Page): Promise<void> {
  await expect(itemListOf(page).link('Burrata and tomatoes')).toBeVisible();
}

/** With pictures in place of rows; a phone has cards alone. */
async function itemGrid(page: Page): Promise<void> {
  await itemList(page);
  if (isPhone(page)) return;
  await page.getByRole('button', { name: 'Grid with pictures' }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  await itemList(page);
}

async function newItem(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'New item' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Add a modifier group' })).toBeVisible();
}

async function openItem(page: Page): Promise<void> {
  // It has an address of its own, at which a reload finds it open. The list's address can have what was searched before.
  if (new URL(page.url()).pathname === menuPaths.items) {
    await itemListOf(page).find('Margherita');
    await itemListOf(page).link('Margherita').click();
  }
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Margherita');
  await expect(page.getByRole('button', { name: 'Remove Extra toppings' })).toBeVisible();
}

/** Someone else saved the same field in between. */
async function conflict(page: Page): Promise<void> {
  // A reload finds the item that was opened.
  if (new URL(page.url()).pathname !== menuPaths.items) await page.goto(menuPaths.items);
  await itemList(page);
  const item = await menuOf(page).item();
  await page.goto(`${menuPaths.items}/${item._id}`);
  await page.getByRole('textbox', { name: 'Price' }).fill('11');
  await menuOf(page).change(item, { price: 1200 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog', { name: / changed this too$/ })).toBeVisible();
}

async function bulkEdit(page: Page): Promise<void> {
  await itemList(page);
  for (const name of ['Burrata and tomatoes', 'Tomato bruschetta'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 items' });
  await dialog.getByRole('checkbox', { name: 'Price' }).check();
  await dialog.getByRole('textbox', { name: 'Percent' }).fill('10');
  // How it is rounded depends on the other prices of the menu.
  await expect(dialog.getByRole('group', { name: 'Current and new prices' })).toContainText('€12.');
}

async function snooze(page: Page): Promise<void> {
  await itemList(page);
  await itemListOf(page).stock('Burrata and tomatoes').click();
  await expect(page.getByRole('menuitem', { name: /^For the rest of today/ })).toBeVisible();
}

async function preview(page: Page): Promise<void> {
  await itemList(page);
  await openPreview(page);
}

async function headings(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Antipasti', exact: true })).toBeVisible();
}

async function groups(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Extra toppings', exact: true })).toBeVisible();
}

async function openGroup(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === menuPaths.modifierGroups) {
    await page.getByRole('link', { name: 'Extra toppings', exact: true }).click();
  }
  await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Extra toppings');
  await expect(page.getByRole('region', { name: 'Used by' }).getByText('Margherita')).toBeVisible();
}

/** The screens of the menu. */
export const menuScreens: readonly Screen[] = [
  { name: 'items', path: menuPaths.items, ...owner, show: itemList },
  { name: 'items-grid', path: menuPaths.items, ...owner, show: itemGrid },
  { name: 'items-bulk', path: menuPaths.items, ...owner, show: bulkEdit },
  { name: 'items-snooze', path: menuPaths.items, ...owner, show: snooze },
  { name: 'menu-preview', path: menuPaths.items, ...owner, show: preview },
  { name: 'item-new', path: `${menuPaths.items}/create`, ...owner, show: newItem },
  { name: 'item', path: menuPaths.items, ...owner, show: openItem },
  { name: 'item-conflict', path: menuPaths.items, ...owner, show: conflict },
  { name: 'categories', path: menuPaths.categories, ...owner, show: headings },
  { name: 'sub-categories', path: '/app/menu/sub-category', ...owner, show: headings },
  { name: 'modifier-groups', path: menuPaths.modifierGroups, ...owner, show: groups },
  { name: 'modifier-group', path: menuPaths.modifierGroups, ...owner, show: openGroup },
];
