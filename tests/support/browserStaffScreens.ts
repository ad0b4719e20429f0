import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { Screen } from './browserScreens';

async function people(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Amina Cherif' })).toBeVisible();
}

async function person(page: Page): Promise<void> {
  if (new URL(page.url()).pathname === paths.providers) {
    // Hers is the last row, which a phone doesn't draw when alerts above the list push it out of sight.
    await page.getByRole('searchbox', { name: /^Name, phone/ }).fill('Lina');
    await page.getByRole('link', { name: 'Lina Kowalski' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Lina Kowalski', level: 1 })).toBeVisible();
  await expect(page.locator('article')).not.toHaveCount(0);
}

const at = { path: paths.providers, account: 'owner' } as const;

/** Screens of the delivery people. */
export const staffScreens: readonly Screen[] = [
  { name: 'delivery-people', ...at, show: people },
  { name: 'delivery-person', ...at, show: person },
];
