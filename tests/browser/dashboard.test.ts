import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

test('a chart of the dashboard is read by keyboard, and a day opens its orders', async ({ page, signIn }) => {
  await signIn(page, 'owner', paths.dashboard);
  await expect(page.getByRole('region', { name: 'Today so far' }).getByText(/€\d/).first()).toBeVisible();
  const sales = page.getByRole('region', { name: 'Sales by day' }).first();
  const chart = sales.locator('svg').first();
  await expect(chart).toBeVisible();
  // The library's keys move a focus between the points of the chart.
  await chart.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tooltip').or(page.locator('.MuiChartsTooltip-root')).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await sales.getByRole('button', { name: 'Download CSV: Sales by day' }).click();
  expect((await download).suggestedFilename()).toMatch(/^sales-.*\.csv$/);

  await sales.getByRole('row').nth(1).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${paths.historyList}\\?.*start_date`));
});
