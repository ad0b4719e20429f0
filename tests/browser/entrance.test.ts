import { expect, test } from './fixtures';

test('an unknown address leads to the error page, and on to the sign-in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/error');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL('/store/login');
});

test('so does one below the admin root, beside the menu, and a signed-in person is led back to the board', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'owner', '/app/no/such/page');
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page).toHaveURL('/app/no/such/page');
  await page.getByRole('link', { name: 'Back to orders' }).click();
  await expect(page).toHaveURL('/app/order/today-orders');
});

test('a page opened while the server goes down says so, and goes on once it is up again', async ({ page, server }) => {
  // As from the browser's cache: without the configuration, which the page then asks for.
  await page.route('**/store/login', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<script type="application\/json" id="remote-config">.*?<\/script>/s,
      '',
    );
    await route.fulfill({ response, body });
  });
  let isDown = false;
  await page.route('**/v3/**', async (route) => {
    if (!isDown) await server.kill();
    isDown = true;
    await route.continue();
  });
  await page.goto('/store/login');
  await expect(page.getByRole('heading', { name: 'Can’t reach the Storedesk server' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Can’t reach the Storedesk server' })).toBeVisible();
  await server.start();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
});
