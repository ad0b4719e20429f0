import type { Page } from '@playwright/test';
import { fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const newPassword = 'choose this 7';

/** Makes a kitchen account as an owner would, and gives the link that it is invited by. */
async function inviteKitchen(page: Page, email: string): Promise<string> {
  await page.getByRole('link', { name: 'New team member' }).click();
  await expect(page.getByRole('heading', { name: 'New team member' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana Kitchen');
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const link = page.getByRole('textbox', { name: 'Link', exact: true });
  await expect(link).toHaveValue(/\/store\/invitation\//);
  return link.inputValue();
}

async function accept(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Welcome, Ana Kitchen' })).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password').fill('something else');
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page.getByText('Passwords don’t match.')).toBeVisible();
  await page.getByLabel('Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password and sign in' }).click();
  await expect(page).toHaveURL('/app/order/today-orders');
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('a kitchen account: invited, looked at, used elsewhere, given less while it works, and switched off', async ({
  page,
  signIn,
  otherDevice,
}) => {
  await signIn(page, 'owner', '/app/users/sub-stores');
  const link = await inviteKitchen(page, `ana-${Date.now()}@demo.test`);
  const form = page.url();
  const cook = await otherDevice();
  await accept(cook, link);

  // The owner sees what the cook sees, also after a reload, and changes nothing from there.
  await page.getByRole('button', { name: 'View as this person' }).click();
  const bar = page.getByText('Viewing as Ana Kitchen (read-only).');
  await expect(bar).toBeVisible();
  await page.reload();
  await expect(bar).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Create order' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Team', exact: true })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Start preparing/ })
    .first()
    .click();
  await expect(page.getByText('You’re viewing as someone else').first()).toBeVisible();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(form);

  // Taken away while the cook works: said at once, without a reload.
  await page.getByRole('switch', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cook.getByRole('dialog', { name: 'You no longer have access to this page' })).toBeVisible();
  await cook.getByRole('button', { name: 'Go to my pages' }).click();
  await expect(cook.getByRole('link', { name: 'Create order' })).toHaveCount(0);

  await page.getByRole('switch', { name: 'Deactivated' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(cook).toHaveURL(/\/store\/login/);
  await expect(page.getByText('Not signed in anywhere.')).toBeVisible();

  // The link was used up.
  await cook.goto(link);
  await expect(cook.getByRole('alert')).toContainText('This link has been used');
});

/** Fills in a new person, with a password of their maker's. */
async function addWithPassword(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByRole('link', { name: 'New team member' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByRole('radio', { name: 'Set a password now' }).check();
  await page.getByLabel(/^Password/).fill(newPassword);
  await page.getByRole('button', { name: 'Kitchen', exact: true }).click();
}

test('a manager keeps no way into an account that the owner gives more than the manager has', async ({
  page,
  signIn,
  otherDevice,
}) => {
  const stamp = Date.now();
  const [lead, cook] = ['lead', 'cook'].map((who) => ({ name: `${who} ${stamp}`, email: `${who}-${stamp}@demo.test` }));
  if (!lead || !cook) throw new Error('two people');
  const saved = page.getByRole('button', { name: 'View as this person' });
  await signIn(page, 'owner', '/app/users/sub-stores');
  await addWithPassword(page, lead);
  await page.getByRole('switch', { name: 'Team members', exact: true }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved).toBeVisible();

  const theirs = await otherDevice();
  await signInByForm(theirs, { email: lead.email, password: newPassword });
  await theirs.goto('/app/users/sub-stores');
  await addWithPassword(theirs, cook);
  await theirs.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.getByText('Team member added.')).toBeVisible();

  // Said before it is saved, in sight of whatever is switched on.
  await page.goto('/app/users/sub-stores');
  await page.getByRole('link', { name: cook.name }).click();
  await page.getByRole('switch', { name: 'Items', exact: true }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'doesn’t have: Items' });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  await expect(notice).toBeHidden();

  const other = await otherDevice();
  await other.goto('/store/login');
  await fillSignIn(other, { email: cook.email, password: newPassword });
  await expect(other.getByRole('alert')).toBeVisible();
  await expect(other).toHaveURL(/\/store\/login/);
});
