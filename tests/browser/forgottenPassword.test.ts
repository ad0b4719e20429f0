import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { openDatabase } from '#server/db/client';
import { stores } from '#server/db/schema/index';
import { addAccount } from '../support/browserAccounts';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { demoFolderVariable } from '../support/browserDemo';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { browserServer } from '../support/browserServer';
import { accounts, fillSignIn, type SignInAs, signInByForm } from '../support/browserSignIn';
import { makePasswordLink } from '../support/factories/index';
import { expect, test } from './fixtures';

const chosen = 'the old lighthouse 4';

/** From the sign-in page to the demo's message, for an address that is typed there. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/store/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/store/forgot-password');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email', exact: true })).toBeVisible();
}

const demoMessage = (page: Page) => page.getByRole('region', { name: /^Demo: this message isn’t sent/ });

async function choose(page: Page, password: string, again = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('an owner who forgot the password sets a new one by the link, once, and is signed out elsewhere', async ({
  page,
  otherDevice,
  sessions,
}) => {
  const owner: SignInAs = accounts.otherOwner;
  sessions.delete('otherOwner');
  const other = await otherDevice();
  await signInByForm(other, owner);

  await askForLink(page, owner.email);
  await expect(page.getByRole('button', { name: /^Send again in \d+ seconds?$/ })).toBeVisible();
  await axe(page);
  await demoMessage(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  const link = page.url();
  await expect(page.getByText('Lakeside Smokehouse · o•••2@demo.test')).toBeVisible();

  await choose(page, chosen, 'something else 5');
  await expect(page.getByText('Passwords don’t match.')).toBeVisible();
  await choose(page, 'demo1234');
  await expect(page.getByText('This password is too easy to guess. Choose another one.').first()).toBeVisible();
  await choose(page, chosen);

  await expect(page).toHaveURL('/store/login?notice=password_set');
  await expect(page.getByRole('status')).toHaveText('Your new password is set. Sign in with it.');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(owner.email);
  await expect(other.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await fillSignIn(page, owner);
  await expect(page.getByRole('alert')).toContainText('password');
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByText('Lakeside Smokehouse')).toBeVisible();
  // The demo's own password can't be set again.
  owner.password = chosen;

  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('This link has been used or has expired');
  await other.getByRole('button', { name: 'Request a new link' }).click();
  await expect(other).toHaveURL('/store/forgot-password');
});

test('a team member gets a link too, and continues in Arabic on a phone', async ({ page, signIn, otherDevice }) => {
  const owner = await otherDevice();
  await signIn(owner, 'owner');
  const { signIn: account } = await addAccount(owner, 'Nadia', [{ url: 'store/order', permission: 1 }]);

  await page.setViewportSize({ width: 390, height: 844 });
  await touch(page);
  await askForLink(page, account.email);
  await expectNoSidewaysScroll(page);
  await demoMessage(page).getByRole('link').click();
  await expect(page.getByText(/^Nadia · Trattoria Belvedere · /)).toBeVisible();
  await speak(page, 'ar');
  await expect(page.getByRole('heading', { name: 'تعيين كلمة مرور جديدة' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(chosen);
  await page.getByLabel('تأكيد كلمة المرور').fill(chosen);
  await page.getByRole('button', { name: 'حفظ كلمة المرور' }).click();
  await expect(page).toHaveURL('/store/login?notice=password_set');
  await expect(page.getByRole('status')).toHaveText('حُفظت كلمة المرور الجديدة. يمكن الآن تسجيل الدخول بها.');
  await expectNoSidewaysScroll(page);
  await speak(page, 'en');
  await fillSignIn(page, { ...account, password: chosen });
  await expect(page).toHaveURL('/app/order/today-orders');
});

test('a wrong address is corrected, and in the demo an unknown one is named', async ({ page }) => {
  await page.goto('/store/forgot-password');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('nobody');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByText('Enter an email address like name@example.com.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('nobody@demo.test');
  await page.getByLabel('Email', { exact: true }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Demo: no account has this address.');
  await expect(demoMessage(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@demo.test');
  await page.getByRole('button', { name: 'Go to sign-in' }).click();
  await expect(page).toHaveURL('/store/login');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('nobody@demo.test');
});

test('someone who is signed in here is asked for the new password over the page', async ({
  page,
  otherDevice,
  signIn,
}) => {
  const owner = await otherDevice();
  await signIn(owner, 'owner');
  const { signIn: account } = await addAccount(owner, 'Omar', [{ url: 'store/order', permission: 1 }]);
  const elsewhere = await otherDevice();
  await askForLink(elsewhere, account.email);
  const link = await demoMessage(elsewhere).getByRole('link').getAttribute('href');
  await signInByForm(page, account);
  await page.goto(link ?? '');
  await choose(page, chosen);
  await expect(page.getByRole('heading', { name: 'Your new password is set.' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(chosen);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/app/order/today-orders');
});

test('without a mail server the page says so before anything is typed, and an expired link says what to do', async ({
  otherDevice,
}) => {
  const demo = process.env[demoFolderVariable] ?? '';
  const folder = mkdtempSync(join(dirname(demo), 'no-mail-'));
  cpSync(demo, folder, { recursive: true });
  const opened = await openDatabase({ DATABASE_URL: '', DATA_DIR: folder });
  const [store] = await opened.db.select().from(stores).where(eq(stores.email, accounts.owner.email));
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  const expired = store ? await makePasswordLink(opened.db, store, twoHoursAgo) : '';
  await opened.close();
  const server = await browserServer(folder, () => ({ DEMO: 'off' }));
  await server.start();
  try {
    const page = await otherDevice();
    await page.goto(`${server.url}/store/new-password/${expired}`);
    await expect(page.getByRole('alert')).toContainText('This link has been used or has expired');
    await page.getByRole('button', { name: 'Request a new link' }).click();
    await expect(page.getByRole('alert')).toContainText('Email isn’t set up here');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await axe(page);
    await turn(page, 'dark');
    await axeColours(page);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
