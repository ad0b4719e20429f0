import type { Page } from '@playwright/test';
import { axe, axeColours, axeWords, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { unverifiedEmails } from '../support/browserDemo';
import { speak } from '../support/browserLanguage';
import { fillSignIn } from '../support/browserSignIn';
import { testPassword } from '../support/factories/index';
import { expect, test } from './fixtures';

const board = '/app/order/today-orders';
const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
const demo = (page: Page) => page.getByRole('region', { name: /^Demo: / });

async function signInTo(page: Page, email: string, path = '/store/login'): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, { email, password: testPassword });
  await expect(page).toHaveURL(/\/store\/verify/);
}

/** The code in the message that the demo shows. */
async function shownCode(page: Page): Promise<string> {
  await expect(demo(page)).toContainText(/\d{6}/);
  return /\d{6}/.exec((await demo(page).textContent()) ?? '')?.[0] ?? '';
}

const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('only the email is missing: a wrong code, then the right one, pasted, opens the page that was asked for', async ({
  page,
}) => {
  await signInTo(page, unverifiedEmails.email, '/store/login?from=/app/profile');
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await expect(page.getByText('v•••l@demo.test')).toBeVisible();
  await expect(page.getByText(/^Step/)).toHaveCount(0);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  const code = await shownCode(page);
  await expect(page.getByText(/^Send another code in \d+ second/)).toBeVisible();

  // Sent at the sixth digit.
  await codeField(page).pressSequentially(otherThan(code));
  await expect(page.getByText('That code is wrong.')).toBeVisible();
  await expect(codeField(page)).toHaveValue(otherThan(code));
  await codeField(page).fill('123');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This code is too short.')).toBeVisible();

  // A reload keeps the ticket, and sends no second code.
  await page.reload();
  await expect(demo(page)).toContainText(code);
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL('/app/profile');
  await page.goBack();
  await expect(page).not.toHaveURL(/verify/);
});

test('only the phone is missing: Arabic digits are taken', async ({ page }) => {
  await signInTo(page, unverifiedEmails.phone);
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeVisible();
  const code = await shownCode(page);
  const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  await codeField(page).pressSequentially(arabic);
  await expect(page).toHaveURL(board);
});

test('both are missing: one after the other, and the session starts with the second', async ({ page }) => {
  await signInTo(page, unverifiedEmails.both);
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  const first = await shownCode(page);
  await codeField(page).fill(first);
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your phone number' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('storeData'))).toBeNull();
  await expect(codeField(page)).toHaveValue('');
  await expect(demo(page)).not.toContainText(first);
  await codeField(page).fill(await shownCode(page));
  await expect(page).toHaveURL(board);
  // From now on it signs in as any other.
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await fillSignIn(page, { email: unverifiedEmails.both, password: testPassword });
  await expect(page).toHaveURL(board);
});

test('another code can be sent after a countdown, and too many are explained by the time of the next', async ({
  page,
}) => {
  let isFirst = true;
  await page.route('**/store_generate_otp', async (route) => {
    const response = await route.fetch();
    const reply = await response.json();
    // As if a minute were three seconds.
    if (isFirst) reply.resend_at = new Date(Date.parse(reply.expires_at) - 10 * 60_000 + 3_000).toISOString();
    isFirst = false;
    await route.fulfill({ response, json: reply });
  });
  await signInTo(page, unverifiedEmails.resend);
  await expect(page.getByText(/^Send another code in \d second/)).toBeVisible();
  await page.getByRole('button', { name: 'Send another code' }).click();
  // For the server the minute isn't over.
  await expect(page.getByText('A code was sent a short time ago.')).toBeVisible();
  await expect(page.getByText(/^Send another code in \d+ second/)).toBeVisible();
  await page.unroute('**/store_generate_otp');
  await codeField(page).fill(await shownCode(page));
  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await shownCode(page);

  await page.route('**/store_generate_otp', (route) =>
    route.fulfill({ json: { success: false, error_code: 4029, retry_after: 3_000 } }),
  );
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('storedesk.verification') ?? '{}');
    sessionStorage.setItem('storedesk.verification', JSON.stringify({ ...kept, codes: {} }));
  });
  await page.reload();
  await expect(page.getByText(/^You can get another code at \d{1,2}:\d\d/)).toBeVisible();
});

test('a code that has expired is said so, an expired ticket leads back to sign-in, and so does another account', async ({
  page,
}) => {
  await signInTo(page, unverifiedEmails.expired);
  const code = await shownCode(page);
  await page.route('**/otp_verification', (route) =>
    route.fulfill({ json: { success: false, error_code: 638, errors: [{ path: 'email_otp', code: '638' }] } }),
  );
  await codeField(page).fill(code);
  await expect(page.getByText('That code no longer works.')).toBeVisible();
  await page.unroute('**/otp_verification');
  await page.route('**/otp_verification', (route) => route.abort());
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(/^Couldn’t reach the server/)).toBeVisible();
  await expect(codeField(page)).toHaveValue(code);

  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL('/store/login');
  await page.goto('/store/verify');
  await expect(page).toHaveURL('/store/login');

  await page.unroute('**/otp_verification');
  await signInTo(page, unverifiedEmails.expired);
  await expect(page.getByText('A code was sent a short time ago.')).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('storedesk.verification') ?? '{}');
    sessionStorage.setItem('storedesk.verification', JSON.stringify({ ...kept, ticket: 'x'.repeat(43) }));
  });
  await page.reload();
  await codeField(page).fill(code);
  await expect(page).toHaveURL('/store/login?notice=verification_over');
  await expect(page.getByText('Verifying took too long.')).toBeVisible();
});

test('where no message can leave, the page says so', async ({ page }) => {
  await page.route('**/store_generate_otp', (route) => route.fulfill({ json: { success: false, error_code: 4200 } }));
  await signInTo(page, unverifiedEmails.wide);
  await expect(page.getByRole('alert')).toContainText('Sending email or text messages isn’t set up here yet.');
});

for (const [viewport, email] of [
  [{ width: 1440, height: 900 }, unverifiedEmails.wide],
  [{ width: 390, height: 844 }, unverifiedEmails.arabic],
] as const) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    test('everyone can verify, in light, dark and Arabic', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await signInTo(page, email);
      const code = await shownCode(page);
      await axe(page);
      await codeField(page).fill(otherThan(code));
      await expect(codeField(page)).toHaveAttribute('aria-invalid', 'true');
      await axe(page);
      await expectNoSidewaysScroll(page);
      await turn(page, 'dark');
      await axeColours(page);
      await speak(page, 'ar');
      await axeWords(page);
      await expectNoSidewaysScroll(page);
    });
  });
}
