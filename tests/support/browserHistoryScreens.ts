import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/config/paths';
import type { Screen } from './browserScreens';

/** The list with its sums, whichever way it shows them. */
export async function history(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: /^Order \d+$/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Totals for these orders' }).getByText(/€\d/).first()).toBeVisible();
}

async function historyOrder(page: Page): Promise<void> {
  // It has an address of its own, at which a reload finds it open.
  if (new URL(page.url()).pathname === paths.historyList) {
    await history(page);
    await page
      .getByRole('link', { name: /^Order \d+$/ })
      .first()
      .click();
  }
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
}

/** The bars of the days above the list. */
async function historyPeriod(page: Page): Promise<void> {
  await history(page);
  await expect(page.getByRole('group', { name: 'Sales by day' }).getByRole('button').first()).toBeVisible();
}

async function historyDays(page: Page): Promise<void> {
  await history(page);
  await page.getByRole('button', { name: 'Custom range…' }).click();
  await expect(page.getByRole('dialog', { name: 'Custom range' })).toBeVisible();
}

async function historyExport(page: Page): Promise<void> {
  await history(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Ended at' })).toBeVisible();
}

/** The list with its overview. */
async function reviews(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Overview of this period' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function reviewReply(page: Page): Promise<void> {
  await reviews(page);
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
}

/** The figures of today, and a chart, which loads after them. */
async function dashboard(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Today so far' }).getByText(/€\d/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sales by day' }).first().locator('svg').first()).toBeVisible();
}

const atReviews = { path: paths.reviews, account: 'owner' } as const;
const at = { path: paths.historyList, account: 'owner' } as const;

/** Screens of the orders that have ended. */
export const historyScreens: readonly Screen[] = [
  { name: 'history', ...at, show: history },
  { name: 'history-order', ...at, show: historyOrder },
  { name: 'history-days', ...at, show: historyDays },
  { name: 'history-export', ...at, show: historyExport },
  { name: 'history-week', path: paths.historyWeek, account: 'owner', show: historyPeriod },
  { name: 'history-month', path: paths.historyMonth, account: 'owner', show: historyPeriod },
  { name: 'dashboard', path: paths.dashboard, account: 'owner', show: dashboard },
  { name: 'reviews', ...atReviews, show: reviews },
  { name: 'review-reply', ...atReviews, show: reviewReply },
];
