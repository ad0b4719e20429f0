import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { demoFolderVariable } from '../support/browserDemo';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { type BrowserServer, browserServer } from '../support/browserServer';
import { accounts, fillSignIn } from '../support/browserSignIn';
import { openSocialProvider, type SocialProviderServer } from '../support/socialProvider';
import { test as base, expect } from './fixtures';

const phone = { width: 390, height: 844 };
const { owner } = accounts;

/** A server of its own with two services to sign in with, on this machine. */
const test = base.extend<object, { services: [SocialProviderServer, SocialProviderServer]; server: BrowserServer }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const one = await openSocialProvider({ label: 'Example ID' });
      const other = await openSocialProvider({ label: 'Other ID', position: 2 });
      await use([one, other]);
      await one.close();
      await other.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ services }, use) => {
      const demo = process.env[demoFolderVariable];
      if (!demo) throw new Error('The demo was not prepared.');
      const folder = mkdtempSync(join(dirname(demo), 'social-'));
      cpSync(demo, folder, { recursive: true });
      const [one, other] = services;
      const server = await browserServer(folder, (url) => ({
        ...{ PUBLIC_ADDRESS: url, ...one.env, ...other.env, SOCIAL_2_TRUST_EMAIL: 'on' },
      }));
      await server.start();
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/store\/login/);
}

test('an owner on a phone links a service at the first sign-in, signs in with it, and unlinks it', async ({
  page,
  services: [provider],
}) => {
  provider.person = { sub: 'owner-1', email: owner.email, email_verified: true };
  await page.setViewportSize(phone);
  await touch(page);
  await page.goto('/store/login');
  const enter = page.getByRole('link', { name: 'Continue with Example ID' });
  await expect(enter).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);

  // No account is linked yet: the password proves whose it is.
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Your Example ID account isn’t linked yet' })).toBeVisible();
  expect(page.url()).not.toContain('ticket');
  await axe(page);
  await expectNoSidewaysScroll(page);
  await page.reload();
  await page.getByRole('button', { name: 'Sign in and link' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Link your Example ID account?' });
  await expect(dialog).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Link Example ID' }).click();
  await expect(page.getByRole('button', { name: 'Unlink Example ID' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await signOut(page);

  await page.goto('/store/login?from=%2Fapp%2Fprofile%3Ftab%3Dsecurity');
  await enter.click();
  await expect(page).toHaveURL(/\/app\/profile\?tab=security$/);
  await page.getByRole('button', { name: 'Unlink Example ID' }).click();
  await page
    .getByRole('dialog', { name: 'Unlink Example ID?' })
    .getByRole('button', { name: 'Unlink Example ID' })
    .click();
  // Signing in with the service isn't a fresh proof.
  const proof = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await proof.getByLabel(/^Password/).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Link Example ID' })).toBeVisible();
  await signOut(page);
  await enter.click();
  await expect(page.getByRole('heading', { name: 'Your Example ID account isn’t linked yet' })).toBeVisible();
});

test('someone who cancels at the service reads so, and loses nothing', async ({ page, services: [provider] }) => {
  provider.tampering = {
    redirect: ({ searchParams }) => {
      searchParams.delete('code');
      searchParams.set('error', 'access_denied');
    },
  };
  await page.goto('/store/login?from=%2Fapp%2Fprofile');
  await page.getByRole('link', { name: 'Continue with Example ID' }).click();
  await expect(page.getByRole('alert')).toContainText('You cancelled the sign-in.');
  await axe(page);
  provider.tampering = {};
  await page.getByRole('button', { name: 'Use another way to sign in' }).click();
  await fillSignIn(page, owner);
  await expect(page).toHaveURL(/\/app\/profile$/);
});

test('a store is registered with a service that is trusted for the address', async ({ page, services: [, other] }) => {
  const email = 'nadia@new-store.test';
  other.person = { sub: 'nadia', email, email_verified: true, given_name: 'Nadia', family_name: 'Laurent' };
  await page.setViewportSize(phone);
  await page.goto('/store/register');
  await page.getByRole('link', { name: 'Continue with Other ID' }).click();
  await page.getByRole('button', { name: 'Register a store' }).click();
  // Neither an address nor a code is asked for.
  await expect(page.getByRole('heading', { name: 'Your store' })).toBeVisible();
  await expect(page).toHaveURL(/\/store\/register$/);
});

test('the pages on a phone in Arabic, light and dark', async ({ page, services: [provider] }) => {
  provider.person = { sub: 'unknown-1', email: 'unknown@demo.test', email_verified: true };
  await page.setViewportSize(phone);
  await page.goto('/store/login');
  await speak(page, 'ar');
  const enter = page.getByRole('link', { name: 'المتابعة عبر Example ID' });
  await expect(enter).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await enter.click();
  await expect(page.getByRole('button', { name: 'دخول وربط' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
});
