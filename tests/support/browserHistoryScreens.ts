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

/** The statement of a period that has earnings. */
export async function earnings(page: Page): Promise<void> {
  const statement = page.getByRole('table', { name: 'From sales to net earnings' });
  // A job books the demo's orders in the first seconds of a server.
  await expect(async () => {
    if (await page.getByText('No earnings in this period').isVisible()) await page.reload();
    await expect(statement).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function earningBridge(page: Page): Promise<void> {
  await earnings(page);
  await page.getByRole('button', { name: /^(Why is it (more|less)|What has changed)\?$/ }).click();
  await expect(page.getByRole('table', { name: /^From .*\d.* to / })).toBeVisible();
}

async function earningEntries(page: Page): Promise<void> {
  await earnings(page);
  await page.getByRole('button', { name: /^Sales: .*\. Show entries$/ }).click();
  await expect(page.getByRole('dialog', { name: 'Entries: Sales' }).getByRole('link').first()).toBeVisible();
}

async function earningExport(page: Page): Promise<void> {
  await earnings(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Export entries' }).getByLabel('Month')).toBeVisible();
}

/** The balance, and the list of payouts or that there are none. */
async function payouts(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Balance' }).getByText(/€\d/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Payouts', level: 2, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
}

/** The delivery people who hold cash. */
export async function cash(page: Page): Promise<void> {
  // A job books the demo's orders in the first seconds of a server.
  await expect(async () => {
    if (await page.getByText('No cash to hand in').isVisible()) await page.reload();
    await expect(page.getByRole('button', { name: /: hand in €/ }).first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

async function cashHandIn(page: Page): Promise<void> {
  await cash(page);
  await page
    .getByRole('button', { name: /: hand in €/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^Counted/ }).fill('1');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Reason/ })).toBeVisible();
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

/** Screens of the orders that have ended, and of what they brought. */
export const historyScreens: readonly Screen[] = [
  { name: 'history', ...at, show: history },
  { name: 'history-order', ...at, show: historyOrder },
  { name: 'history-days', ...at, show: historyDays },
  { name: 'history-export', ...at, show: historyExport },
  { name: 'history-week', path: paths.historyWeek, account: 'owner', show: historyPeriod },
  { name: 'history-month', path: paths.historyMonth, account: 'owner', show: historyPeriod },
  { name: 'earning-week', path: paths.earningWeek, account: 'owner', show: earnings },
  { name: 'earning-month', path: paths.earningMonth, account: 'owner', show: earnings },
  { name: 'earnings', path: paths.earnings, account: 'owner', show: earnings },
  { name: 'earning-bridge', path: paths.earnings, account: 'owner', show: earningBridge },
  { name: 'earning-entries', path: paths.earnings, account: 'owner', show: earningEntries },
  { name: 'earning-export', path: paths.earnings, account: 'owner', show: earningExport },
  { name: 'payouts', path: paths.payouts, account: 'owner', show: payouts },
  { name: 'cash', path: paths.cash, account: 'owner', show: cash },
  { name: 'cash-hand-in', path: paths.cash, account: 'owner', show: cashHandIn },
  { name: 'dashboard', path: paths.dashboard, account: 'owner', show: dashboard },
  { name: 'reviews', ...atReviews, show: reviews },
  { name: 'review-reply', ...atReviews, show: reviewReply },
];
