import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { reviewsEmail } from './browserDemo';
import { testPassword } from './factories/index';

export interface SignInAs {
  kind: 'store' | 'sub_store';
  /** Email address, or phone number as the form takes it. */
  identifier: string;
  password: string;
}

/** Who can sign in to the demo of the browser tests. */
export const accounts = {
  owner: { kind: 'store', identifier: 'owner@demo.test', password: demoPassword },
  /** Of the other store, in dollars. */
  otherOwner: { kind: 'store', identifier: 'owner2@demo.test', password: demoPassword },
  kitchen: { kind: 'sub_store', identifier: 'kitchen@demo.test', password: demoPassword },
  manager: { kind: 'sub_store', identifier: 'manager@demo.test', password: demoPassword },
  /** May move deliveries and cancel no order. */
  dispatch: { kind: 'sub_store', identifier: 'dispatch@demo.test', password: demoPassword },
  /** Reads reviews and nothing else. */
  reviews: { kind: 'sub_store', identifier: reviewsEmail, password: testPassword },
} as const satisfies Record<string, SignInAs>;
export type Account = keyof typeof accounts;

/** Signs in as a person would and waits for the first board. */
export async function signInByForm(page: Page, { kind, identifier, password }: SignInAs): Promise<void> {
  await page.goto('/store/login');
  await fillSignIn(page, { kind, identifier, password });
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
}

/** Signs in and gives what the browser keeps of it, for `openSession`. */
export async function signedInStorage(page: Page, who: Account): Promise<Record<string, string>> {
  await signInByForm(page, accounts[who]);
  return page.evaluate(() => ({ ...localStorage }));
}

/** Goes on in a session that this account opened earlier in another context. */
export async function openSession(page: Page, stored: Record<string, string>, path: string): Promise<void> {
  // Any file of the app's origin will do: its storage is written before the app itself runs.
  await page.goto('/favicon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.goto(path);
}

export async function fillSignIn(page: Page, { kind, identifier, password }: SignInAs): Promise<void> {
  await page.getByRole('radio', { name: kind === 'store' ? 'Store' : 'Sub-account' }).check();
  await page.getByLabel('Email or phone').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
