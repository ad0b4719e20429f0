import { expect, type Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import type { ReplyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Envelope } from '#contract/envelope';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { settingsOf } from '../../src/authProvider/signIn';
import { storageKeys } from '../../src/config/storageKeys';
import { itemsEmail, menuEmail, reviewsEmail } from './browserDemo';
import { testPassword } from './factories/index';
import { solve } from './solvedCaptcha';

export interface SignInAs {
  kind: 'store' | 'sub_store';
  email: string;
  password: string;
}

/** Who can sign in to the demo of the browser tests. */
export const accounts = {
  owner: { kind: 'store', email: 'owner@demo.test', password: demoPassword },
  /** The owner of the other store, which uses dollars. */
  otherOwner: { kind: 'store', email: 'owner2@demo.test', password: demoPassword },
  kitchen: { kind: 'sub_store', email: 'kitchen@demo.test', password: demoPassword },
  manager: { kind: 'sub_store', email: 'manager@demo.test', password: demoPassword },
  /** May move deliveries and cancel no order. */
  dispatch: { kind: 'sub_store', email: 'dispatch@demo.test', password: demoPassword },
  /** Reads reviews and nothing else. */
  reviews: { kind: 'sub_store', email: reviewsEmail, password: testPassword },
  /** Edits items and modifier groups, and no categories. */
  menu: { kind: 'sub_store', email: menuEmail, password: testPassword },
  /** Edits items and nothing else. */
  items: { kind: 'sub_store', email: itemsEmail, password: testPassword },
} as const satisfies Record<string, SignInAs>;
export type Account = keyof typeof accounts;

/** Signs in as a person would and waits for the first board. */
export async function signInByForm(
  page: Page,
  { email, password }: Pick<SignInAs, 'email' | 'password'>,
): Promise<void> {
  await page.goto('/store/login');
  await fillSignIn(page, { email, password });
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
}

/** Opens a session without a page and gives what a browser keeps of it, for `openSession`. */
export async function openedSession(url: string, who: Account): Promise<Record<string, string>> {
  const { kind, email, password } = accounts[who];
  const headers = { 'content-type': 'application/json', lang: '0', type: '0', caller_type: '2' };
  const make = async <Name extends 'sign_in' | 'get_captcha'>(name: Name, body: object) => {
    const response = await fetch(url + callPath(name), { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Envelope<ReplyOf<Name>>;
  };
  const body = { email, password, first: kind };
  let reply = await make('sign_in', body);
  // Wrong passwords of earlier tests.
  if (!reply.success && reply.error_code === errorCodes.INVALID_CAPTCHA) {
    const captcha = await make('get_captcha', {});
    if (captcha.success) reply = await make('sign_in', { ...body, captcha_token: await solve(captcha.challenge) });
  }
  if (!reply.success) throw new Error(`${who} was refused: ${JSON.stringify(reply)}`);
  const { servertoken, store, sub_store } = reply;
  return {
    [storageKeys.store]: JSON.stringify({ servertoken, store, settings: settingsOf(reply) }),
    ...(sub_store ? { [storageKeys.permissions]: JSON.stringify(sub_store) } : {}),
  };
}

/** Goes on in a session that this account opened earlier. */
export async function openSession(page: Page, stored: Record<string, string>, path: string): Promise<void> {
  // Any file of the app's origin will do: its storage is written before the app itself runs.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
}

/** Fills the form in and sends it. */
export async function fillSignIn(page: Page, { email, password }: Pick<SignInAs, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
