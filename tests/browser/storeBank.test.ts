import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };
const chosen = 'a quiet harbour 9';

test('an owner adds bank details on a phone, and stops payouts after a change that wasn’t theirs', async ({
  page,
  otherDevice,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, accounts.owner);
  await page.goto('/app/profile');
  await page.getByRole('tab', { name: 'Bank details' }).click();
  await page.getByRole('button', { name: 'Add bank details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add bank details' });
  await dialog.getByLabel(/^Your password/).fill(accounts.owner.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel(/^Account holder/).fill('Trattoria SRL');
  const number = dialog.getByLabel(/^IBAN or account number/);
  await number.fill('FR76 3000 6000 0112 3456 7890 188');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a valid IBAN. Check each digit.')).toBeVisible();
  await number.fill('FR76 3000 6000 0112 3456 7890 189');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Payouts are on hold until .*left\)\.$/)).toBeVisible();
  await expect(page.getByText('••••0189')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  const link = await page.getByRole('link', { name: /\/store\/bank-alarm\// }).getAttribute('href');

  const other = await otherDevice();
  await other.setViewportSize(phone);
  await other.goto(link ?? '');
  await expect(other.getByRole('heading', { name: 'Bank details changed' })).toBeVisible();
  await axe(other);
  await speak(other, 'ar');
  await expect(other.getByRole('button', { name: 'لم يكن ذلك مني' })).toBeVisible();
  await expectNoSidewaysScroll(other);
  await turn(other, 'dark');
  await axeColours(other);
  await speak(other, 'en');
  await other.getByRole('button', { name: 'It wasn’t me' }).click();
  await expect(other.getByRole('heading', { name: 'Payouts are stopped' })).toBeVisible();
  await expect(page).toHaveURL(/\/store\/login/);

  await other.getByRole('link', { name: /\/store\/new-password\// }).click();
  await other.getByLabel('Password', { exact: true }).fill(chosen);
  await other.getByLabel('Confirm password').fill(chosen);
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other).toHaveURL('/store/login?notice=password_set');
  await fillSignIn(page, { email: accounts.owner.email, password: chosen });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/app/profile?tab=bank');
  await expect(page.getByText(/have been frozen since/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toHaveCount(0);

  await other.goto(link ?? '');
  await expect(other.getByRole('alert')).toContainText('This link has been used or has expired');
});
