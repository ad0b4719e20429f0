import { randomInt, randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { storeDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { axe, turn } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import { someName } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const date = storeDate(addDays(new Date(), 3), 'Europe/Paris');

test('guests confirm their booking on a phone, come with fewer people and cancel, and the book follows', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  const { _id: store_id } = await platform.store();
  const name = someName();
  const { order } = await platform.call('platform/create_order', {
    ...{ idempotency_key: randomUUID(), store_id, order_type: 'table', items: [], paid_by: 'cash', persons: 3 },
    customer: { name, country_phone_code: '+33', phone: `47${randomInt(1e6, 1e7)}` },
    schedule_at: `${date}T11:00:00Z`,
  });
  const { path } = await platform.call('platform/make_guest_link', { store_id, order_id: order._id });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner', `${paths.tableBook}?day=${date}`);
  const row = page.getByRole('article', { name, exact: true });
  await row.getByRole('button', { name: `Accept: ${name}` }).click();
  await expect(row).toContainText('Expected');

  const phone = await otherDevice();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(path);
  await expect(phone.getByText('Your table is booked.')).toBeVisible();
  await axe(phone);
  await phone.getByRole('button', { name: 'We’ll be there' }).click();
  await expect(row).toContainText('Confirmed by the guest');

  await phone.getByRole('button', { name: 'Change time or guests' }).click();
  await phone.getByRole('combobox', { name: 'Guests' }).selectOption('2');
  await axe(phone);
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('2 people');

  await speak(phone, 'ar');
  await turn(phone, 'dark');
  await axe(phone);
  await speak(phone, 'en');
  await phone.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(phone.getByRole('heading', { name: 'Cancel this booking?' })).toBeVisible();
  await phone.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(phone.getByText('Your booking has been cancelled.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
