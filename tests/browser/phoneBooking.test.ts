import type { Page } from '@playwright/test';
import { addDays } from 'date-fns';
import { storeDate } from '#contract/time';
import { paths } from '../../src/config/paths';
import { addAccount, gatherRefusals } from '../support/browserAccounts';
import { axe } from '../support/browserAxe';
import { someName } from '../support/browserPlatform';
import { signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

// All stories share the store's tables.
test.describe.configure({ mode: 'serial' });

const date = storeDate(addDays(new Date(), 2), 'Europe/Paris');
const path = `${paths.tableBook}?day=${date}`;

/** The dialog of a new booking, once it suggests a time. */
async function newBooking(page: Page) {
  await page.getByRole('button', { name: 'New booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'New booking' });
  await expect(dialog.getByRole('group', { name: 'Time', exact: true }).locator('[aria-pressed=true]')).toHaveCount(1);
  return dialog;
}

test('a host books by phone for a guest who has come before, in six taps', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const { order, customerName: name } = await platform.placeOrder({
    order_type: 'table',
    schedule_at: `${date}T09:00:00Z`,
  });
  await signIn(page, 'owner');
  const account = await addAccount(page, 'Hanna Host', [{ url: 'store/table-booking', permission: 1 }]);
  const tablet = await otherDevice();
  await tablet.setViewportSize({ width: 820, height: 1180 });
  const refused = gatherRefusals(tablet);
  await signInByForm(tablet, account.signIn);
  await tablet.goto(path);

  const dialog = await newBooking(tablet);
  await axe(tablet);
  await dialog.getByRole('button', { name: '2 people' }).click();
  await dialog.getByRole('button', { name: '8:00 PM' }).click();
  await dialog.getByRole('combobox', { name: /^Phone/ }).fill(order.customer.phone.slice(0, 6));
  await tablet.getByRole('option', { name: new RegExp(name) }).click();
  await expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  await dialog.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(dialog).toBeHidden();
  // Upright, the book is a list.
  await expect(tablet.getByRole('article', { name, exact: true }).filter({ hasText: '8:00 PM' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('of two hosts who book one time, the second is offered another table while the first still types', async ({
  page,
  signIn,
  otherDevice,
}) => {
  const [first, second] = [someName(), someName()];
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'owner', path);
  const tablet = await otherDevice();
  await signIn(tablet, 'owner', path);
  const [one, other] = [await newBooking(page), await newBooking(tablet)];
  const tableIn = (dialog: typeof one) =>
    dialog.getByRole('group', { name: 'Table', exact: true }).locator('[aria-pressed=true]').locator('span').first();
  await one.getByRole('button', { name: '9:00 PM' }).click();
  await one.getByRole('textbox', { name: /^Name/ }).fill(first);
  await expect(one.getByText(/is held for you until/)).toBeVisible();
  const held = (await tableIn(one).textContent()) ?? '';
  await other.getByRole('button', { name: '9:00 PM' }).click();
  await other.getByRole('textbox', { name: /^Name/ }).fill(second);
  await expect(other.getByText(/is held for you until/)).toBeVisible();
  await expect(tableIn(other)).not.toHaveText(held);
  await axe(tablet);
  for (const dialog of [one, other]) {
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  for (const name of [first, second])
    await expect(tablet.getByRole('button', { name: new RegExp(`^${name}, .*9:00 PM`) })).toBeVisible();
});
