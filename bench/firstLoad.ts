import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright';
import { type FirstLoad, firstLoads } from '../scripts/bundle/firstLoads';
import { newDatabase } from './benchDatabase';
import type { Benchmark, Figure } from './benchmark';
import { cardSelector, openBrowser, signInOnPage, signInSelector } from './browser';
import { startServer } from './serverProcess';
import { noteWhenShown } from './shownAt';

const appFolder = 'dist/app';

/** Bytes of a built file, compressed as any server does. */
const gzipped = (path: string): number => gzipSync(readFileSync(join(appFolder, path)), { level: 9 }).length;

/**
 * JS and CSS that a browser without a cache has requested by the time a page shows its main content. No one waits for
 * what it prefetches later.
 */
async function bytesUntil(
  browser: Browser,
  url: string,
  selector: string,
  options: BrowserContextOptions = {},
): Promise<{ bytes: number; files: number }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await noteWhenShown(page, selector);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(selector);
  // Only complete responses have timings.
  await page.waitForLoadState('networkidle');
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= (window.benchShownAt ?? 0))
      .map(({ name }) => new URL(name).pathname),
  );
  await context.close();
  const fetched = [...new Set(asked)].filter((path) => /\.(js|css)$/.test(path));
  if (fetched.length === 0) throw new Error(`${url} fetched nothing`);
  return { bytes: fetched.reduce((sum, path) => sum + gzipped(path), 0), files: fetched.length };
}

const figure = ({ what, budget }: FirstLoad, { bytes, files }: { bytes: number; files: number }): Figure => ({
  what: `${what}, JS and CSS gzip`,
  measured: `${(bytes / 1_000).toFixed(0)} kB`,
  reference: `${files} files`,
  ratio: '',
  target: `<= ${budget} kB`,
  isReached: bytes <= budget * 1_000,
});

/** Row 6: how much a user waits for on the first visit. */
export const firstLoad: Benchmark = {
  row: 6,
  title: 'first load of the sign-in and of the first board',
  async run() {
    const database = await newDatabase('embedded');
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    try {
      const signIn = await bytesUntil(browser, `${server.address}/store/login`, signInSelector);
      const signedIn = await browser.newContext();
      await signInOnPage(await signedIn.newPage(), server.address);
      const storageState = await signedIn.storageState();
      const board = await bytesUntil(browser, `${server.address}/app/order/today-orders`, cardSelector, {
        storageState,
      });
      return [figure(firstLoads.signIn, signIn), figure(firstLoads.firstBoard, board)];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
