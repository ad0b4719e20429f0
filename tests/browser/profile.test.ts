import type { Page } from '@playwright/test';
import { addAccount } from '../support/browserAccounts';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, type SignInAs, signInByForm } from '../support/browserSignIn';
import { expect, test } from './fixtures';

const chosen = 'the old lighthouse 4';

/** The code in the message that the demo shows. */
async function codeIn(page: Page, demo: RegExp): Promise<string> {
  const text = await page.getByRole('dialog').getByRole('region', { name: demo }).textContent();
  return /\d{6}/.exec(text ?? '')?.[0] ?? '';
}

test('an owner changes name and email, and undoes the new address by the notice to the old one', async ({
  page,
  otherDevice,
  sessions,
}) => {
  const owner: SignInAs = accounts.otherOwner;
  sessions.delete('otherOwner');
  await signInByForm(page, owner);
  const tablet = await otherDevice();
  await signInByForm(tablet, owner);

  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Edit details' }).click();
  const details = page.getByRole('dialog', { name: 'Your details' });
  await details.getByLabel('First name').fill('June');
  await details.getByLabel('Last name').fill('Carver');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('June Carver');
  await axe(page);
  await turn(page, 'dark');
  await axeColours(page);
  await tablet.getByRole('button', { name: 'Account' }).click();
  await expect(tablet.getByText('June Carver')).toBeVisible();

  await page.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email address' });
  await dialog.getByLabel('New email address').fill('june@demo.test');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('We’ve sent a 6-digit code')).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Code').fill(await codeIn(page, /^Demo/));
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  const signInSection = page.getByRole('region', { name: 'Sign-in' });
  await expect(signInSection.getByText('june@demo.test', { exact: true })).toBeVisible();

  const notice = signInSection.getByRole('region', { name: /^Demo: this message/ });
  const link = (await notice.getByRole('link').getAttribute('href')) ?? '';
  const stranger = await otherDevice();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: 'Undo the email address change?' })).toBeVisible();
  await expect(stranger.getByText('o•••2@demo.test')).toBeVisible();
  await axe(stranger);
  await stranger.getByRole('button', { name: 'Undo the change' }).click();
  await expect(stranger.getByRole('heading', { name: 'The change was undone' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Sign in/ })).toBeVisible();
  await expect(tablet.getByRole('heading', { name: /Sign in/ })).toBeVisible();

  await stranger.getByRole('region', { name: /^Demo/ }).getByRole('link').click();
  await stranger.getByLabel('Password', { exact: true }).fill(chosen);
  await stranger.getByLabel('Confirm password').fill(chosen);
  await stranger.getByRole('button', { name: 'Set password' }).click();
  await expect(stranger).toHaveURL('/store/login?notice=password_set');
  owner.password = chosen;
  await fillSignIn(stranger, owner);
  await expect(stranger.getByRole('banner').getByText('Lakeside Smokehouse')).toBeVisible();

  await stranger.goto(link);
  await expect(stranger.getByRole('alert')).toContainText('This link has been used or has expired after 72 hours.');
});

test('a team member has a profile of their own on a phone, in English and Arabic', async ({
  page,
  signIn,
  otherDevice,
}) => {
  const owner = await otherDevice();
  await signIn(owner, 'owner');
  const { signIn: account } = await addAccount(owner, 'Farah', [{ url: 'store/order', permission: 1 }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await touch(page);
  await signInByForm(page, account);
  await page.goto('/app/profile');
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Farah');
  await expect(page.getByText('Approved', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Store picture' })).toHaveCount(0);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Change phone number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change phone number' });
  await dialog.getByLabel('New phone number').fill('612345678');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('Code').fill(await codeIn(page, /^Demo/));
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page
      .getByRole('region', { name: 'Sign-in' })
      .getByText(/612345678/)
      .first(),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Edit details' }).click();
  const details = page.getByRole('dialog', { name: 'Your details' });
  await details.getByLabel('Name').fill('Farah B.');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Farah B.');
  await speak(page, 'ar');
  await expect(page.getByRole('region', { name: 'بياناتك' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
});
