import { paths } from '../../src/config/paths';
import { addAccount } from '../support/browserAccounts';
import { axe } from '../support/browserAxe';
import { fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

test('a chart of the dashboard is read by keyboard, and a day opens its orders', async ({ page, signIn }) => {
  await signIn(page, 'owner', paths.dashboard);
  await expect(page.getByRole('region', { name: 'Today so far' }).getByText(/€\d/).first()).toBeVisible();
  const sales = page.getByRole('region', { name: 'Sales by day' }).first();
  const chart = sales.locator('.MuiChartsSurface-root');
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

test('a person who chooses it starts with the dashboard, and still opens the orders by their address', async ({
  page,
  signIn,
  otherDevice,
}) => {
  const owner = await otherDevice();
  await signIn(owner, 'owner');
  const { signIn: account } = await addAccount(owner, 'Ines', [
    { url: 'store/order', permission: 1 },
    { url: 'store/earning', permission: 1 },
  ]);
  await signInByForm(page, account);
  await expect(page).toHaveURL(paths.todayOrders);

  await page.goto(`${paths.profile}?tab=account&section=dashboard`);
  const choices = page.getByRole('region', { name: 'Dashboard' });
  const choice = choices.getByRole('switch', { name: 'Start with the dashboard' });
  await choice.click();
  await expect(choice).toBeChecked();
  await axe(page);

  // Addresses without a page, and a sign-in on another device.
  await page.goto('/app');
  await expect(page).toHaveURL(paths.dashboard);
  await page.goto('/');
  await expect(page).toHaveURL(paths.dashboard);
  const tablet = await otherDevice();
  await tablet.goto(paths.login);
  await fillSignIn(tablet, account);
  await expect(tablet).toHaveURL(paths.dashboard);

  await page.goto(paths.todayOrders);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(page).toHaveURL(paths.todayOrders);

  await page.goto(`${paths.profile}?tab=account`);
  await choice.click();
  await expect(choice).not.toBeChecked();
  await page.goto('/app');
  await expect(page).toHaveURL(paths.todayOrders);
});
