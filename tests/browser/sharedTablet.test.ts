import type { Page } from '@playwright/test';
import { addAccount, doneByHand } from '../support/browserAccounts';
import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { boardOf } from '../support/browserBoard';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const tablet = { width: 820, height: 1180 };
const orders = [{ url: 'store/order', permission: 1 }];

/** A device's account and two people, made by the owner: one with a PIN. */
async function makeTeam(page: Page) {
  const device = await addAccount(page, 'Kitchen tablet', orders);
  const rosa = await addAccount(page, 'Rosa Bianchi', []);
  const tom = await addAccount(page, 'Tom Weber', []);
  await doneByHand(page, 'set_pin', { _id: rosa.record._id, pin: '2468' });
  return { device, rosa, tom };
}

/** The row with who works at the device. */
const rowOf = (page: Page, name = 'Who’s working?') => page.getByRole('region', { name });

async function enterPin(page: Page, pin: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click();
}

test('a kitchen shares a tablet: the owner sets it up, and orders name who took them', async ({
  page,
  signIn,
  otherDevice,
  platform,
}) => {
  await signIn(page, 'owner', '/app/users/sub-stores');
  await expect(page.getByRole('link', { name: 'New team member' })).toBeVisible();
  const { device } = await makeTeam(page);

  // The owner says who works at the tablet, and that shifts begin with a PIN.
  await page.goto(`/app/users/sub-stores/${device.record._id}`);
  const section = page.getByRole('region', { name: 'Shared device' });
  await section.getByRole('button', { name: 'Set up' }).click();
  const settings = page.getByRole('dialog', { name: 'Shared device' });
  await settings.getByRole('switch', { name: 'Several people use this account on one device' }).click();
  await settings.getByRole('checkbox', { name: 'Rosa Bianchi' }).check();
  await settings.getByRole('switch', { name: 'Ask for a PIN when a shift begins' }).click();
  await axe(page);
  await settings.getByRole('button', { name: 'Save' }).click();
  await expect(section).toContainText('Shared by 1 person');

  // Nothing waits for a person: the tablet accepts an order as itself.
  const kitchen = await otherDevice();
  await kitchen.setViewportSize(tablet);
  await touch(kitchen);
  await signInByForm(kitchen, device.signIn);
  const row = rowOf(kitchen);
  await expect(row).toContainText('Orders show “Kitchen tablet” until someone taps their picture.');
  const first = (await platform.placeOrder({ order_type: 'pickup' })).order;
  await boardOf(kitchen).accept(first.unique_id);
  await axe(kitchen);
  await expectNoSidewaysScroll(kitchen);

  // A picture and a PIN begin a shift. A wrong one doesn't.
  await row.getByRole('button', { name: 'Who’s working?' }).click();
  await axe(kitchen);
  await kitchen.getByRole('dialog').getByRole('button', { name: 'Rosa Bianchi' }).click();
  await enterPin(kitchen, '1111');
  await expect(kitchen.getByText('Wrong PIN. Try again.')).toBeVisible();
  await axe(kitchen);
  await enterPin(kitchen, '2468');
  await expect(row.getByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  await turn(kitchen, 'dark');
  await axeColours(kitchen);
  await turn(kitchen, 'light');
  const second = (await platform.placeOrder({ order_type: 'pickup' })).order;
  await boardOf(kitchen).accept(second.unique_id);

  // The owner reads in both orders who it was, and in the audit log.
  const historyOf = (number: string) =>
    page.getByRole('complementary').getByRole('listitem').filter({ hasText: number });
  await page.goto(`/app/order/today-orders/${second._id}`);
  await expect(historyOf('Accepted').first()).toContainText('Rosa Bianchi');
  await expect(historyOf('Accepted').first()).toContainText('Kitchen tablet');
  await page.goto(`/app/order/today-orders/${first._id}`);
  await expect(historyOf('Accepted').first()).toContainText('Kitchen tablet');
  await expect(historyOf('Accepted').first()).not.toContainText('Rosa Bianchi');
  await page.goto('/app/users/activity');
  await expect(page.getByText('Rosa Bianchi (Kitchen tablet)').first()).toBeVisible();

  // The tablet's account isn't changed at the tablet.
  await kitchen.getByRole('button', { name: 'Account' }).click();
  await expect(kitchen.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(kitchen.getByRole('menuitem', { name: 'Change password' })).toHaveCount(0);
});

test('in Arabic, two people at one tablet take turns with a tap', async ({ page, signIn, otherDevice }) => {
  await signIn(page, 'owner', '/app/users/sub-stores');
  await expect(page.getByRole('link', { name: 'New team member' })).toBeVisible();
  const { device, rosa, tom } = await makeTeam(page);
  const people = [rosa.record._id, tom.record._id];
  const shared_device = { people, asks_pin: false, shift_hours: 8 };
  await doneByHand(page, 'set_shared_device', { _id: device.record._id, shared_device });

  const kitchen = await otherDevice();
  await kitchen.setViewportSize(tablet);
  await touch(kitchen);
  await signInByForm(kitchen, device.signIn);
  await speak(kitchen, 'ar');
  const row = rowOf(kitchen, 'من يعمل الآن؟');
  for (const name of ['Rosa Bianchi', 'Tom Weber']) {
    await row.getByRole('button', { name: /^(من يعمل الآن؟|شخص آخر)$/ }).click();
    const dialog = kitchen.getByRole('dialog', { name: 'من يعمل الآن؟' });
    await axeWords(kitchen);
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(row.getByRole('button', { name, pressed: true })).toBeVisible();
  }
  await row.getByRole('button', { name: 'Rosa Bianchi' }).click();
  await expect(row.getByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  await expect(row.getByRole('button', { name: 'Tom Weber', pressed: false })).toBeVisible();
  await expectNoSidewaysScroll(kitchen);

  // Another tab of the tablet knows it too, and so does the tablet after a reload.
  const tab = await kitchen.context().newPage();
  await tab.setViewportSize(tablet);
  await tab.goto('/app/order/today-orders');
  const other = rowOf(tab, 'من يعمل الآن؟');
  await expect(other.getByRole('button', { name: 'Rosa Bianchi', pressed: true })).toBeVisible();
  await row.getByRole('button', { name: 'Tom Weber' }).click();
  await expect(other.getByRole('button', { name: 'Tom Weber', pressed: true })).toBeVisible();
});
