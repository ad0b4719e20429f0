import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { storeDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { axe } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const date = storeDate(addDays(new Date(), 4), 'Europe/Paris');

async function setFee(page: Page, amount: string): Promise<void> {
  await page.goto(`${paths.tableBookingSettings}/booking-fee`);
  await page.getByRole('textbox', { name: /^Booking fee/ }).fill(amount);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(save).toBeDisabled();
}

test('guests read what they pay when they book, and the book says whether they have', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'owner', `${paths.tableBookingSettings}/booking-fee`);
  await setFee(page, '5');
  await expect(page.getByText(/^Please pay €5\.00 per person by card within 1 h of booking\./)).toBeVisible();
  await axe(page);
  const { _id: store_id } = await platform.store();
  const name = someName();
  const { order } = await platform.call('platform/create_order', {
    ...{ idempotency_key: randomUUID(), store_id, order_type: 'table', items: [], paid_by: 'cash', persons: 2 },
    customer: { name, country_phone_code: '+33', phone: `47${randomInt(1e6, 1e7)}` },
    schedule_at: `${date}T11:00:00Z`,
  });
  // Other stories book without a fee; this booking keeps its own.
  await setFee(page, '0');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${paths.tableBook}?day=${date}`);
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `Accept: ${name}` }).click();
  await expect(row.locator('.state')).toHaveText('Expected, fee not paid');

  const { path } = await platform.call('platform/make_guest_link', { store_id, order_id: order._id });
  const phone = await otherDevice();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(path);
  await expect(
    phone.getByText(/^Please pay the booking fee of €10\.00 by .*It’s taken off your bill\.$/),
  ).toBeVisible();
  await axe(phone);
  await speak(phone, 'ar');
  await axe(phone);

  const paid = { store_id, order_id: order._id, idempotency_key: randomUUID(), amount: 1000 };
  await platform.call('platform/pay_order', { ...paid, taken: 'terminal' });
  await expect(row.locator('.state')).toHaveText('Expected');
  await speak(phone, 'en');
  await phone.reload();
  await expect(phone.getByText('You’ve paid the booking fee of €10.00. It’s taken off your bill.')).toBeVisible();
  await row.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('Booking fee of €10.00: paid')).toBeVisible();
});
