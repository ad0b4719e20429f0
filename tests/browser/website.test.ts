import { expect, test } from './fixtures';

test('a website gets a domain, a look and a script, and is published', async ({ page, signIn }) => {
  await signIn(page, 'owner', '/app/settings/website');
  await page.getByRole('textbox', { name: 'Domain or sub-domain' }).fill('https://order.trattoria-verde.com/');
  await page.getByRole('button', { name: 'Use this domain' }).click();
  await expect(page.getByRole('heading', { name: 'order.trattoria-verde.com' })).toBeVisible();
  await expect(page.getByText('_storedesk.order', { exact: true })).toBeVisible();
  await expect(page.getByText(/^storedesk-verification=/)).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^Last checked: /)).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Look' }).click();
  await page
    .getByRole('radio', { name: 'Grid' })
    .or(page.getByRole('combobox', { name: 'Menu layout' }))
    .first()
    .click();
  const option = page.getByRole('option', { name: 'Grid' });
  if (await option.isVisible()) await option.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Menu layout', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Customers see your latest changes.')).toBeVisible();

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Scripts' }).click();
  await page.getByRole('button', { name: 'Add script' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add script' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Visits');
  await dialog.getByRole('textbox', { name: 'Code' }).fill('<script>count()</script>');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Visits' })).toBeVisible();
});
