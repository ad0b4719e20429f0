import type { Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import { downloaded } from '../support/browserImport';
import { expect, test } from './fixtures';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Name or SKU' }).fill(text);
}

for (const [device, viewport] of Object.entries(sizes))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('the list exports the rows that its filter finds, and says where there are none', async ({ page, signIn }) => {
      await signIn(page, 'owner', paths.itemList);
      await search(page, 'carpaccio');
      await expect(page.getByRole('status', { name: '1 record', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Export' });
      await expect(dialog.getByText('Exports every page of the current list.')).toBeVisible();
      const start = dialog.getByRole('button', { name: 'Export', exact: true });
      const { name, content } = await downloaded(page, start);
      expect(name).toMatch(/^items-\d{4}-\d\d-\d\d\.csv$/);
      expect(content.trim().split('\r\n').length).toBe(2);
      expect(content).toMatch(/^\ufeffNo\.,ID,Name,/);
      expect(content).toContain(',Beef carpaccio,');
      await expect(dialog.getByText(`Exported 1 row to ${name}.`)).toBeVisible();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();

      await search(page, 'no dish has this name');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await page.getByRole('button', { name: 'Export', exact: true }).click();
      await start.click();
      await expect(dialog.getByText('No data found.')).toBeVisible();
    });
  });

test('headings and modifier groups have their export beside them', async ({ page, signIn }) => {
  await signIn(page, 'owner', paths.categories);
  const start = page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name: 'Export', exact: true });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const headings = await downloaded(page, start);
  expect(headings.content).toContain('Antipasti');
  await page.goto(paths.modifierGroups);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const groups = await downloaded(page, start);
  expect(groups.content).toContain('Extra toppings');
});
