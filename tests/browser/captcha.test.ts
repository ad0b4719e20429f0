import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { axe, axeColours, expectNoSidewaysScroll, turn } from '../support/browserAxe';
import { touch } from '../support/browserFinger';
import { speak } from '../support/browserLanguage';
import { accounts, fillSignIn } from '../support/browserSignIn';
import { expect, test } from './fixtures';

test('a phone proves that no robot asks for a link, before anyone has typed an address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await touch(page);
  await page.goto('/store/forgot-password');
  await expect(page.getByText('Security check passed')).toBeVisible();
  await axe(page);
  await turn(page, 'dark');
  await axeColours(page);
  await page.getByLabel('Email', { exact: true }).fill('no-robot@demo.test');
  const sent = page.waitForRequest((request) => request.url().endsWith(callPath('forgot_password')));
  await page.getByRole('button', { name: 'Send link' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ captcha_token: expect.stringMatching(/^\w{100,}/) });
  await expect(page.getByRole('heading', { name: 'Check your email', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByText('Security check passed')).toBeVisible();
  await speak(page, 'ar');
  await expect(page.getByText('اكتمل فحص الأمان')).toBeVisible();
  await axe(page);
  await expectNoSidewaysScroll(page);
});

test('without a connection the check says so, and is made again', async ({ page }) => {
  await page.route(`**${callPath('get_captcha')}`, (route) => route.abort());
  await page.goto('/store/forgot-password');
  await expect(page.getByText('The security check didn’t work. Check the connection and try again.')).toBeVisible();
  await axe(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Security check passed')).toBeVisible();
});

test('after wrong passwords the sign-in solves a captcha unasked', async ({ page, request, server }) => {
  const { email } = accounts.dispatch;
  const data = { email, password: 'a wrong guess', first: 'sub_store' };
  const guess = async () => (await (await request.post(server.url + callPath('sign_in'), { data })).json()).error_code;
  for (let n = 0; n < 5; n++) expect(await guess()).toBe(errorCodes.WRONG_USERNAME_OR_PASSWORD);
  // After the wait.
  await expect.poll(guess).toBe(errorCodes.INVALID_CAPTCHA);
  const solved = page.waitForResponse((response) => response.url().endsWith(callPath('get_captcha')));
  await page.goto('/store/login');
  await fillSignIn(page, accounts.dispatch);
  expect((await (await solved).json()).success).toBe(true);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
});
