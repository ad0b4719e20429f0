import { generate } from 'otplib';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };
const security = '/app/profile?tab=security';
const newPassword = 'a quiet harbour 9';
const { owner, kitchen } = accounts;

test('an owner on a phone goes through the security check-up', async ({ page }) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, owner);
  await page.goto(security);
  const checkup = page.getByRole('region', { name: 'Security check-up' });
  await expect(checkup.getByRole('listitem')).toHaveCount(8);
  await expect(checkup.getByText('Your password alone opens your account.')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);

  await checkup.getByRole('link', { name: 'Open: Two-step verification' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeInViewport();
  await checkup.getByRole('link', { name: 'Open: Signed-in devices' }).click();
  await expect(page.getByRole('heading', { name: 'Signed-in devices' })).toBeInViewport();
  await page.goBack();
  await checkup.getByRole('link', { name: 'Open: Your team' }).click();
  await expect(page).toHaveURL(/\/app\/users\/sub-stores\?/);
  await expect(page.getByText('Without two-step verification').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.goto(security);
  await speak(page, 'ar');
  await expect(page.getByRole('heading', { name: 'فحص الأمان' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
});

test('an owner removes a factor that someone else added, and chooses a new password', async ({ page, otherDevice }) => {
  const account = accounts.otherOwner;
  // Someone who knows the password.
  await signInByForm(page, account);
  await page.goto(security);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  await dialog.getByLabel(/Code from the app/).fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I’ve saved them' })
    .click();
  const link = await page.getByRole('link', { name: /\/store\/factor-alarm\// }).getAttribute('href');

  const theirs = await otherDevice();
  await theirs.setViewportSize(phone);
  await touch(theirs);
  await theirs.goto(link ?? '');
  await expect(theirs.getByRole('heading', { name: 'New way to confirm your sign-in' })).toBeVisible();
  await axe(theirs);
  await speak(theirs, 'ar');
  await expect(theirs.getByRole('button', { name: 'لم يكن ذلك مني' })).toBeVisible();
  await axe(theirs);
  await expectNoSidewaysScroll(theirs);
  await turn(theirs, 'dark');
  await axeColours(theirs);
  await speak(theirs, 'en');
  await theirs.getByRole('button', { name: 'It wasn’t me' }).click();
  await expect(theirs.getByRole('heading', { name: 'It was removed' })).toBeVisible();
  await expect(page).toHaveURL(/\/store\/login/);

  await theirs.getByRole('link', { name: /\/store\/new-password\// }).click();
  await theirs.getByLabel('Password', { exact: true }).fill(newPassword);
  await theirs.getByLabel('Confirm password').fill(newPassword);
  await theirs.getByRole('button', { name: 'Set password' }).click();
  await expect(theirs).toHaveURL('/store/login?notice=password_set');
  await fillSignIn(theirs, { ...account, password: newPassword });
  await expect(theirs.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await theirs.goto(link ?? '');
  await expect(theirs.getByRole('alert')).toContainText('This link has been used or has expired');
});

test('the owner sees and filters who of the team has no second factor; others don’t', async ({ page, otherDevice }) => {
  await signInByForm(page, owner);
  await page.goto('/app/users/sub-stores');
  await expect(page.getByRole('columnheader', { name: 'Two-step verification' })).toBeVisible();
  await axe(page);
  const theirs = await otherDevice();
  await theirs.goto('/store/login');
  await fillSignIn(theirs, kitchen);
  await expect(theirs.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await theirs.goto(security);
  await expect(theirs.getByText('Security check-up')).toHaveCount(0);
});
