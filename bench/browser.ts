import { type Browser, chromium, type Page } from 'playwright';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { launchOptions } from '../tests/support/browser';

/** Chromium as the browser tests start it. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

export const cardSelector = '[data-testid="order-card"]';
/** The link of a list's row; rows that still load have none. */
export const linkInRow = 'table tbody a[href]';
/** An item on the page for new orders. */
export const menuCard = '[data-item]';
export const signInSelector = 'input[name="email"]';

/** Signs in through the form, as a user does, and waits for the first card of the today board. */
export async function signInOnPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/store/login`);
  await page.fill(signInSelector, 'owner@demo.test');
  await page.fill('input[name="password"]', demoPassword);
  await page.click('button[type="submit"]');
  await page.waitForSelector(cardSelector);
}
