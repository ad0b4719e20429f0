import { accounts, fillSignIn } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const board = '/app/order/today-orders';

test('a wrong password is said and loses nothing that was typed; the right one opens the first board', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/store/login');
  await fillSignIn(page, { ...accounts.owner, password: 'not-the-one' });
  await expect(page.getByRole('alert')).toContainText('password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(accounts.owner.email);
  await page.getByLabel('Password', { exact: true }).fill(accounts.owner.password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL(board);
  await expect(page.getByRole('banner').getByText('Trattoria Belvedere')).toBeVisible();
});

test('signs in by phone', async ({ page }) => {
  await page.goto('/store/login');
  await page.getByRole('button', { name: 'Use phone instead' }).click();
  await page.getByRole('combobox', { name: 'Country code' }).selectOption('France +33');
  await page.getByLabel('Phone number').fill('465710100');
  await page.getByLabel('Password', { exact: true }).fill(accounts.owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(board);
});

test('a deep link survives the sign-in', async ({ page }) => {
  await page.goto('/app/order/schedule-orders');
  await expect(page).toHaveURL(/\/store\/login/);
  await fillSignIn(page, accounts.owner);
  await expect(page).toHaveURL('/app/order/schedule-orders');
});

test('signed in, a reload stays on the page, and the product opens on the first board', async ({ page, signIn }) => {
  await signIn(page, 'owner', '/app/profile');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL(board);
});

test('after a sign-out the next account sees nothing of the one before', async ({ page, platform }) => {
  const { order } = await platform.placeOrder();
  await page.goto('/store/login');
  await fillSignIn(page, accounts.owner);
  await expect(page.getByRole('article', { name: `#${order.unique_id}` })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/store/login');
  // The public configuration, which is loaded before sign-in, names the demo's stores.
  const publicKey = 'storedesk.remote-config';
  const kept = await page.evaluate(
    (key) => JSON.stringify({ ...localStorage, ...sessionStorage, [key]: null }),
    publicKey,
  );
  expect(kept).not.toContain('Trattoria');
  expect(kept).not.toContain('servertoken');

  const shown: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/get_order_list')) return;
    // The browser forgets what came for a page that was left in between.
    response.text().then(
      (text) => shown.push(text),
      () => {},
    );
  });
  await fillSignIn(page, accounts.otherOwner);
  await expect(page.getByRole('banner').getByText('Lakeside Smokehouse')).toBeVisible();
  await expect.poll(() => shown.length).toBeGreaterThan(0);
  await expect(page.getByText('Trattoria')).toHaveCount(0);
  expect(shown.join()).not.toContain(order._id);

  await page.goBack();
  await expect(page.getByRole('article', { name: `#${order.unique_id}` })).toHaveCount(0);
});

test('a sign-out in one tab signs the other out', async ({ page, context }) => {
  await page.goto('/store/login');
  await fillSignIn(page, accounts.owner);
  await expect(page).toHaveURL(board);
  const tab = await context.newPage();
  await tab.goto('/app/profile');
  await expect(tab.getByRole('heading', { name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(tab).toHaveURL(/\/store\/login/);
});
