import { expect, type Page } from '@playwright/test';
import type { Account } from './browserSignIn';

/** One screen of the product, as it is looked at and checked. */
export interface Screen {
  name: string;
  path: string;
  /** Signed in as; absent: nobody. */
  account?: Account;
  /** From the page's address to the screen; resolves once it is all there. */
  show(page: Page): Promise<unknown>;
}

const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { name })).toBeVisible();

export const screens: readonly Screen[] = [
  { name: 'not-found', path: '/error', show: heading('This page does not exist') },
  { name: 'unauthorized', path: '/unauthorized', show: heading('No access') },
  { name: 'profile', path: '/app/profile', account: 'owner', show: heading('Account') },
];
