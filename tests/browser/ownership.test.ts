import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn, signInByForm } from '../support/browserSignIn';
import { expect, testOnOwnServer as test } from './fixtures';

const phone = { width: 390, height: 844 };
const security = '/app/profile?tab=security';
const { owner, otherOwner, kitchen, manager } = accounts;

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/store\/login/);
}

/** Sets up an authenticator app, whose key no one keeps. */
async function setUpApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  const secret = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
  await dialog.getByLabel(/Code from the app/).fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
}

/** Presses a button and then the same one in the question. */
async function confirmed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Looks at a page on a phone in English and Arabic, and in both modes. */
async function lookAt(page: Page): Promise<void> {
  await axe(page);
  await expectNoSidewaysScroll(page);
  await speak(page, 'ar');
  await expectNoSidewaysScroll(page);
  await axe(page);
  await turn(page, 'dark');
  await axeColours(page);
  await turn(page, 'light');
  await speak(page, 'en');
}

test('an owner who lost the phone asks two colleagues, who confirm; and one of them stops it', async ({
  page,
  otherDevice,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, owner);
  await page.goto(security);
  await page.getByRole('button', { name: 'Choose colleagues' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose colleagues' });
  for (const { email } of [kitchen, manager])
    await dialog.getByRole('checkbox', { name: new RegExp(email.replace('.', '\\.')) }).check();
  await axe(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(kitchen.email).first()).toBeVisible();
  await setUpApp(page);
  await lookAt(page);
  await signOut(page);

  await fillSignIn(page, owner);
  await page.getByRole('button', { name: 'I can’t use any of these' }).click();
  await expect(page.getByRole('button', { name: 'Ask my colleagues' })).toBeVisible();
  await lookAt(page);
  await page.getByRole('button', { name: 'Ask my colleagues' }).click();
  await expect(page.getByText(/^We’ve emailed your trusted colleagues/)).toBeVisible();

  const first = await otherDevice();
  await first.setViewportSize(phone);
  await signInByForm(first, kitchen);
  await first.goto(security);
  await expect(first.getByText(/asks to be let back in/)).toBeVisible();
  await lookAt(first);
  await confirmed(first, 'Confirm');
  await expect(first.getByText(/One more trusted colleague has to/)).toBeVisible();

  const second = await otherDevice();
  await second.setViewportSize(phone);
  await signInByForm(second, manager);
  await second.goto(security);
  await confirmed(second, 'Confirm');
  await expect(second.getByText(/Two colleagues have confirmed it/)).toBeVisible();
  const link = (await second.getByRole('link', { name: /\/store\/recovery\// }).getAttribute('href')) ?? '';
  // The other colleague's page follows without a reload.
  await expect(first.getByText(/Two colleagues have confirmed it/)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Not yet' })).toBeVisible();
  await lookAt(page);

  await confirmed(first, 'It isn’t the owner');
  await expect(first.getByText(/asks to be let back in/)).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link has been used or stopped, or has expired');
});

test('an owner offers the store on a phone; the new owner accepts it, and the owner stops it', async ({
  page,
  otherDevice,
}) => {
  await page.setViewportSize(phone);
  await touch(page);
  await signInByForm(page, otherOwner);
  await page.goto('/app/profile?tab=account');
  await page.getByRole('button', { name: 'Hand the store over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand the store over' });
  await dialog.getByLabel(/^First name/).fill('Bo');
  await dialog.getByLabel(/^Last name/).fill('Berg');
  await dialog.getByLabel(/^Email/).fill('bo.berg@new.test');
  await axe(page);
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByText(/^Offered to .*Bo Berg/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  const link = (await page.getByRole('link', { name: /\/store\/handover\// }).getAttribute('href')) ?? '';

  const other = await otherDevice();
  await other.setViewportSize(phone);
  await touch(other);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: /^Take over/ })).toBeVisible();
  await lookAt(other);
  await other.getByLabel('Country code').selectOption({ label: 'Germany +49' });
  await other.getByLabel('Phone number').fill('15123456780');
  await other.getByLabel('Password', { exact: true }).fill('a quiet harbour 9');
  await other.getByLabel('Confirm password').fill('a quiet harbour 9');
  await other.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await other.getByRole('button', { name: 'Accept', exact: true }).click();
  const message = (await other.getByRole('region', { name: /^Demo/ }).textContent()) ?? '';
  await axe(other);
  await other.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(message)?.[0] ?? '');
  await expect(other.getByRole('heading', { name: /^You’ve accepted/ })).toBeVisible();
  await axe(other);

  await expect(page.getByText(/has accepted\. You can hand the store over from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hand over for good' })).toHaveCount(0);
  await confirmed(page, 'Stop the handover');
  await other.goto(link);
  await expect(other.getByRole('alert')).toContainText('the handover has ended');
});
