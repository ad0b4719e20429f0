import { callPath } from '#contract/calls/callPath';
import { accounts, fillSignIn } from '../support/browserSignIn';
import { expect, test } from './fixtures';

test('the kitchen sees the orders and is refused what it may not have', async ({ page, signIn }) => {
  await signIn(page, 'kitchen');
  await expect(page).toHaveURL('/app/order/today-orders');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: /^Orders/ }).click();
  await expect(menu.getByRole('link', { name: 'Today' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Create order' })).toBeVisible();

  // The same session by hand, past everything that the page hides.
  const refused = await page.evaluate(async (path) => {
    const { servertoken } = JSON.parse(localStorage.getItem('storeData') ?? '{}');
    const headers = { 'content-type': 'application/json', servertoken, token: servertoken };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ board: 'history' }) });
    return (await response.json()) as { success: boolean; error_code?: number };
  }, callPath('get_order_list'));
  expect(refused).toMatchObject({ success: false, error_code: 4001 });
});

test('an account without the permission has no such menu entry, and is told at the address', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'reviews');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Orders/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create order' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tomorrow' })).toHaveCount(0);
  await page.goto('/app/create-order');
  // The address stays, next to the menu, and the page names the permission that it requires.
  await expect(page).toHaveURL('/app/create-order');
  await expect(page.getByText('This page requires the permission “Orders”.')).toBeVisible();
  await page.getByRole('link', { name: 'Go to my pages' }).click();
  await expect(page).toHaveURL('/app/history/reviews');
});

test('an address that doesn’t exist keeps the menu', async ({ page, signIn }) => {
  await signIn(page, 'reviews');
  await page.goto('/app/menu/nothing-here');
  await expect(page).toHaveURL('/app/menu/nothing-here');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('an account that the platform declines is signed out, and gets no session until it is approved', async ({
  page,
  platform,
}) => {
  await page.goto('/store/login');
  await fillSignIn(page, accounts.dispatch);
  await expect(page.getByRole('status').filter({ hasText: /^Live$/ })).toBeVisible();
  const subStore = await page.evaluate(
    () => JSON.parse(localStorage.getItem('storePermissions') ?? '{}')._id as string,
  );

  await platform.call('platform/approve', { kind: 'sub_store', _id: subStore, is_approved: false });
  await expect(page).toHaveURL(/\/store\/login/);
  await fillSignIn(page, accounts.dispatch);
  await expect(page.getByRole('alert')).toContainText('Your account isn’t approved yet');
  await expect(page).toHaveURL(/\/store\/login/);
  expect(await page.evaluate(() => localStorage.getItem('storeData'))).toBeNull();

  await platform.call('platform/approve', { kind: 'sub_store', _id: subStore, is_approved: true });
  await fillSignIn(page, accounts.dispatch);
  await expect(page).toHaveURL('/app/order/today-orders');
});
