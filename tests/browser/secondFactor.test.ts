import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };
const security = '/app/profile?tab=security';
const { owner, otherOwner, kitchen } = accounts;

/** The code that an authenticator app shows, some steps of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) =>
  generate({ secret: secret.replaceAll(' ', ''), epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

/** An authenticator of this browser that verifies its user without asking. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

/** Passkeys work on localhost, and not on the address of a machine. */
const onLocalhost = (url: string, path: string) => `${url.replace('127.0.0.1', 'localhost')}${path}`;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/store\/login/);
}

/** How many recovery codes are left, below the check-up, which counts them too. */
const codesLeft = (page: Page, count: number) => page.getByText(`${count} codes left`).last();

/** Sets up an authenticator app. @returns its key, and a recovery code */
async function setUp(page: Page): Promise<{ secret: string; recoveryCode: string }> {
  await page.goto(security);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = await dialog.getByLabel('Key', { exact: true }).inputValue();
  await axe(page);
  await dialog.getByLabel(/Code from the app/).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const sheet = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await sheet.getByRole('listitem').first().textContent()) ?? '';
  await axe(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codesLeft(page, 10)).toBeVisible();
  return { secret, recoveryCode };
}

test('an owner on a phone signs in with an authenticator app, and with a recovery code after losing it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, owner);
  const { secret, recoveryCode } = await setUp(page);
  await signOut(page);

  await fillSignIn(page, owner);
  const field = page.getByLabel('Code', { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await axe(page);
  await expectNoSidewaysScroll(page);
  // The code that set it up can't sign in. Sent at the sixth digit.
  await field.fill(await codeOf(secret, -1));
  await expect(page.getByText('That code is wrong or has been used.')).toBeVisible();
  await field.fill(await codeOf(secret, 1));
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await signOut(page);

  await fillSignIn(page, owner);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto(security);
  await expect(codesLeft(page, 9)).toBeVisible();
  // Signing in proved enough to remove the lost phone.
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Not set up')).toBeVisible();
  await expect(page.getByText(/codes left/)).toHaveCount(0);
});

test('an owner adds a passkey, signs in with it, and sees why there are none on 127.0.0.1', async ({
  page,
  server,
}) => {
  await signInByForm(page, otherOwner);
  await page.goto(security);
  await expect(page.getByText('Passkeys don’t work at this address.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);

  await addAuthenticator(page);
  await page.goto(onLocalhost(server.url, '/store/login'));
  await fillSignIn(page, otherOwner);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await page.goto(onLocalhost(server.url, security));
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill('Laptop');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await page
    .getByRole('dialog', { name: 'Your recovery codes' })
    .getByRole('button', { name: 'I’ve saved them' })
    .click();
  await expect(page.getByText('Laptop', { exact: true })).toBeVisible();

  // The same authenticator isn't added twice.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog.getByLabel('Name').fill('Again');
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(dialog.getByRole('alert')).toContainText('already has a passkey');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave without saving' }).click();

  await signOut(page);
  await fillSignIn(page, otherOwner);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
});

test('a team member of a store that requires it sets it up, and then has the boards', async ({ page, otherDevice }) => {
  await signInByForm(page, owner);
  await page.goto(security);
  await page.getByRole('switch', { name: 'Require two-step verification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Require it' }).click();
  await expect(page.getByText('Without two-step verification', { exact: true })).toBeVisible();

  const theirs = await otherDevice();
  await theirs.setViewportSize(phone);
  await theirs.goto('/store/login');
  await fillSignIn(theirs, kitchen);
  await expect(theirs.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible();
  await axe(theirs);
  await expectNoSidewaysScroll(theirs);
  await theirs.getByRole('link', { name: 'Set up now' }).click();
  await setUp(theirs);
  await theirs.goto('/app/order/today-orders');
  await expect(theirs.getByRole('heading', { name: 'Set up two-step verification' })).toHaveCount(0);
  await expect(theirs).toHaveURL(/today-orders/);
});

test('the pages on a phone in Arabic, light and dark', async ({ page }) => {
  await page.setViewportSize(phone);
  await signInByForm(page, owner);
  await setUp(page);
  await page.goto(security);
  await speak(page, 'ar');
  await expect(page.getByRole('tab', { name: 'الأمان' })).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
  await turn(page, 'dark');
  await axeColours(page);
});
