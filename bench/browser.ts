import { type Browser, chromium, type Page } from 'playwright';
import { demoPassword } from '#server/db/seed/demo/signIns';
import { launchOptions } from '../tests/support/browser';

/** Chromium as the browser tests start it. */
export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

export const cardSelector = '[data-testid="order-card"]';
export const signInSelector = 'input[name="email"]';

/** Signs in by the form, as a person does, and waits for the first card of today's board. */
export async function signInOnPage(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/store/login`);
  await page.fill(signInSelector, 'owner@demo.test');
  await page.fill('input[name="password"]', demoPassword);
  await page.click('button[type="submit"]');
  await page.waitForSelector(cardSelector);
}
