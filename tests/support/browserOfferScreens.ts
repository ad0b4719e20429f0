import { expect, type Page } from '@playwright/test';
import type { Screen } from './browserScreens';

async function lunchOffer(page: Page): Promise<void> {
  // It has an address of its own, at which a reload finds it open.
  if (new URL(page.url()).pathname.endsWith('/offers')) {
    await expect(page.getByRole('link', { name: /LUNCH20/ })).toBeVisible();
    await page.getByRole('link', { name: /LUNCH20/ }).click();
  }
  await expect(page.getByRole('textbox', { name: 'Code' })).toHaveValue('LUNCH20');
  await expect(page.getByRole('list', { name: 'Next dates' }).getByRole('listitem')).toHaveCount(5);
}

/** Offers: their list and their form. */
export const offerScreens: readonly Screen[] = [
  {
    name: 'offers',
    path: '/app/offers',
    account: 'owner',
    show: (page) => expect(page.getByText('LUNCH20')).toBeVisible(),
  },
  { name: 'offer', path: '/app/offers', account: 'owner', show: lunchOffer },
  {
    name: 'offer-new',
    path: '/app/offers/create',
    account: 'owner',
    show: (page) => expect(page.getByRole('button').first()).toBeVisible(),
  },
];
