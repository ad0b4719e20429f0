import type { Page } from '@playwright/test';
import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { speak } from '../support/browserLanguage';
import type { Platform } from '../support/browserPlatform';
import { expect, test } from './fixtures';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Order details' });

async function placeDelivery(platform: Platform) {
  const { location } = await platform.store();
  const [lat, lng] = location;
  const delivery_address = { address: '12 Long Meadow Street', location: [lat + 0.005, lng] as [number, number] };
  return platform.placeOrder({ order_type: 'delivery', delivery_address });
}

test('a wrong house number is put right, and a second window that types in the meantime loses nothing', async ({
  page,
  signIn,
  platform,
  browser,
}) => {
  const { order } = await placeDelivery(platform);
  const path = `/app/order/today-orders/${order._id}`;
  await signIn(page, 'owner', path);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'owner', path);

  await panelOf(other).getByRole('button', { name: 'Change address and note' }).click();
  const theirs = other.getByRole('dialog', { name: `Order ${order.unique_id}: change address` });
  await theirs.getByRole('textbox', { name: 'Floor, flat, doorbell' }).fill('Ring twice');

  await panelOf(page).getByRole('button', { name: 'Change address and note' }).click();
  const dialog = page.getByRole('dialog', { name: `Order ${order.unique_id}: change address` });
  await dialog.getByRole('textbox', { name: 'Delivery address' }).fill('21 Long Meadow Street');
  await expect(dialog.getByText('The location stays the same. Change it if the door is somewhere else.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(panelOf(page)).toContainText('21 Long Meadow Street');
  const history = panelOf(page).getByRole('list').filter({ hasText: 'Order placed' });
  await expect(history).toContainText('Address changed');
  await expect(history).toContainText('Before: 12 Long Meadow Street');

  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText(/just changed this order/)).toBeVisible();
  await expect(theirs.getByText('21 Long Meadow Street')).toBeVisible();
  await expect(theirs.getByRole('textbox', { name: 'Floor, flat, doorbell' })).toHaveValue('Ring twice');
  await context.close();
});

test('the dialogs can be used by everyone, in light, dark and Arabic', async ({ page, signIn, platform }) => {
  const { order } = await placeDelivery(platform);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signIn(page, 'owner', `/app/order/today-orders/${order._id}`);
  for (const [button, title] of [
    ['Change phone number', 'change phone number'],
    ['Change address and note', 'change address'],
  ]) {
    await panelOf(page)
      .getByRole('button', { name: button ?? '' })
      .click();
    await expect(page.getByRole('dialog', { name: `Order ${order.unique_id}: ${title}` })).toBeVisible();
    await axe(page);
    await expectNoSidewaysScroll(page);
    if (title === 'change phone number') await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: 'Change the location on the map' }).click();
  await axe(page);
  await turn(page, 'dark');
  await axeColours(page);
  await speak(page, 'ar');
  await expect(page.getByRole('dialog')).toBeVisible();
  await axeWords(page);
  await expectNoSidewaysScroll(page);
});
