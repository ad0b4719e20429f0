import { paths } from '../../src/config/paths';
import { axe, expectNoSidewaysScroll } from '../support/browserAxe';
import { earnings } from '../support/browserHistoryScreens';
import { downloaded } from '../support/browserImport';
import { speak } from '../support/browserLanguage';
import { expect, test } from './fixtures';

test('three taps from sign-in say why a week brought more or less, down to the order', async ({ page, signIn }) => {
  await signIn(page, 'owner', paths.earningWeek);
  await earnings(page);
  await page.goto(paths.todayOrders);
  const quick = page.getByRole('button', { name: 'Quick links and appearance' });
  await expect(quick).toBeVisible();
  const begun = Date.now();
  await quick.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Earnings this week' }).click();
  await page.getByRole('button', { name: /^(Why is it (more|less)|What has changed)\?$/ }).click();
  const bridge = page.getByRole('table', { name: /^From .*\d.* to / });
  await expect(bridge).toBeVisible();
  expect(Date.now() - begun).toBeLessThan(15_000);

  await bridge
    .getByRole('button', { name: /Show entries$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^Entries: / });
  await dialog
    .getByRole('button', { name: /^(This period|Before)$/ })
    .last()
    .click();
  const link = dialog.getByRole('link', { name: /^Order \d+$/ }).first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${paths.historyWeek}/`));
  await expect(page.getByRole('complementary', { name: 'Order details' })).toContainText(name);
});

test('the entries of a month are a file for bookkeeping', async ({ page, signIn }) => {
  await signIn(page, 'owner', paths.earningMonth);
  await earnings(page);
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export entries' });
  const { name, content } = await downloaded(page, dialog.getByRole('button', { name: 'Export', exact: true }));
  expect(name).toMatch(/^entries-\d{4}-\d{2}\.csv$/);
  const [, ...rows] = content.trim().split('\r\n');
  expect(content).toMatch(/^\ufeffBusiness day \(/);
  expect(rows.length).toBeGreaterThan(1);
});

test('an accountant reads the months and downloads one with a link, until the owner revokes it', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', paths.earningMonth);
  await earnings(page);
  await page.getByRole('button', { name: 'Share with your accountant' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with your accountant' });
  await dialog.getByLabel('Who is it for?').fill('Tax office');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();

  const accountant = await otherDevice();
  await accountant.goto(link);
  const table = accountant.getByRole('table', { name: 'Earnings by month' });
  await expect(table.getByRole('row').nth(1)).toContainText('€');
  await axe(accountant);
  await accountant.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(accountant);
  await speak(accountant, 'ar');
  await expectNoSidewaysScroll(accountant);
  await speak(accountant, 'en');
  const { name, content } = await downloaded(
    accountant,
    accountant.getByRole('button', { name: 'Export', exact: true }),
  );
  expect(name).toMatch(/^entries-\d{4}-\d{2}\.csv$/);
  expect(content.trim().split('\r\n').length).toBeGreaterThan(1);

  await dialog.getByRole('button', { name: 'Revoke' }).first().click();
  await page
    .getByRole('dialog', { name: /^Revoke the link/ })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(dialog.getByText('There are no links at the moment.')).toBeVisible();
  await accountant.reload();
  await expect(accountant.getByText('This link no longer works. Ask the store for a new one.')).toBeVisible();
});
