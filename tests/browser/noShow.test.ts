import type { Page } from '@playwright/test';
import { businessDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { axe } from '../support/browserAxe';
import { expect, test } from './fixtures';

const zone = 'Europe/Paris';

async function save(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Save', exact: true });
  await button.click();
  await expect(button).toBeDisabled();
}

test('guests who stay away pay the fee that the button says, and get their table back when they come', async ({
  page,
  signIn,
  platform,
}) => {
  await signIn(page, 'owner', `${paths.tableBookingPolicy}/booking-policy`);
  await page.getByRole('button', { name: 'Add fees' }).click();
  const fees = page.getByRole('group', { name: 'Fees 1' });
  await fees.getByRole('textbox', { name: /^Amount/ }).fill('1');
  await fees.getByRole('switch', { name: 'Fee for a no-show' }).check();
  await fees
    .getByRole('textbox', { name: /^Amount/ })
    .last()
    .fill('2');
  await save(page);
  await page.goto(`${paths.tableBookingSettings}/booking-answers`);
  const grace = page.getByRole('textbox', { name: /^Keep a table for/ });
  const kept = await grace.inputValue();
  await grace.fill('0');
  // The demo's bookings would be cancelled at once, before anyone can tap.
  await page.getByRole('radio', { name: /^You’re asked/ }).check();
  await save(page);

  await page.setViewportSize({ width: 390, height: 844 });
  const { order, customerName: name } = await platform.placeOrder({ order_type: 'table' });
  const fee = `€${(2 * (order.persons ?? 0)).toFixed(2)}`;
  await page.goto(`${paths.tableBook}?day=${businessDate(new Date(), { timezone: zone })}`);
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `Accept: ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await row.getByRole('button', { name: `No-show · ${fee}: ${name}` }).click();
  await expect(row.locator('.state')).toHaveText('No-show');

  await row.getByRole('button', { name: `Undo: ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await axe(page);
  await dialog.getByRole('button', { name: 'They came after all' }).click();
  await row.getByRole('button', { name: `Arrived: ${name}` }).click();
  await expect(row).toContainText('Seated, ');
  await row.getByRole('button', { name: `Complete: ${name}` }).click();
  await expect(row).toContainText('Finished');

  // Other stories have the rules of before.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${paths.tableBookingSettings}/booking-answers`);
  await grace.fill(kept);
  await page.getByRole('radio', { name: /^The booking is cancelled/ }).check();
  await save(page);
  await page.goto(`${paths.tableBookingPolicy}/booking-policy`);
  await page.getByRole('button', { name: 'Delete fees 1' }).click();
  await save(page);
});
