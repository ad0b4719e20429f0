import { expect, type Page } from '@playwright/test';
import type { Screen } from './browserScreens';

export const areasPath = '/app/settings/delivery-settings/areas';

/** The list, with its map and the deliveries counted. */
async function areaList(page: Page): Promise<void> {
  await expect(page.getByRole('application', { name: 'Map of the delivery areas' })).toBeVisible();
  await expect(page.getByText(/In the last 30 days, .* were inside your areas/)).toBeVisible();
}

async function area(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Delivery areas' }).getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Corner 1', exact: true })).toBeVisible();
  await expect(page.getByRole('application', { name: 'Map to draw the area' }).locator('canvas').first()).toBeVisible();
}

async function fees(page: Page): Promise<void> {
  await expect(page.getByText(/^Example: /).first()).toBeVisible();
}

async function tryPlace(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Coordinates' }).fill('45.7615, 4.8338');
  await expect(page.getByText(/^You deliver there/)).toBeVisible();
}

const account = 'owner' as const;

/** The delivery settings. */
export const deliveryScreens: readonly Screen[] = [
  { name: 'delivery-areas', path: areasPath, account, show: areaList },
  {
    name: 'delivery-area',
    path: areasPath,
    account,
    async show(page) {
      // It has an address of its own, at which a reload finds it open.
      if (page.url().endsWith('/areas')) await area(page);
      else await expect(page.getByRole('application').locator('canvas').first()).toBeVisible();
    },
  },
  { name: 'delivery-fees', path: '/app/settings/delivery-settings/fees', account, show: fees },
  { name: 'delivery-try', path: '/app/settings/delivery-settings/try-address', account, show: tryPlace },
];
