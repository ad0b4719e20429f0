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

/** Chromium's own brakes: a processor so many times slower, and a network with round trips in ms and bytes per second. */
export async function throttle(page: Page, { cpu = 1, latency = 0, throughput = -1 }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (cpu > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (latency === 0) return;
  const network = { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput };
  await session.send('Network.emulateNetworkConditions', network);
}
