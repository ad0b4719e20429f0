import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { newDatabase } from './benchDatabase';
import type { Benchmark, Figure } from './benchmark';
import { cardSelector, openBrowser, signInOnPage, signInSelector } from './browser';
import { startServer } from './serverProcess';

const appFolder = 'dist/app';

/** Bytes of a built file, compressed as any server does. */
const gzipped = (path: string): number => gzipSync(readFileSync(join(appFolder, path)), { level: 9 }).length;

/** What a browser without a cache fetches of JS and CSS until a page shows what it is opened for. */
async function bytesUntil(
  browser: Browser,
  url: string,
  selector: string,
  options: BrowserContextOptions = {},
): Promise<{ bytes: number; files: number }> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) paths.add(pathname);
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForSelector(selector);
  const fetched = [...paths];
  await context.close();
  return { bytes: fetched.reduce((sum, path) => sum + gzipped(path), 0), files: fetched.length };
}

const figure = (what: string, { bytes, files }: { bytes: number; files: number }, limit: number): Figure => ({
  what: `${what}, JS and CSS gzip`,
  measured: `${(bytes / 1_000).toFixed(0)} kB`,
  reference: `${files} files`,
  ratio: '',
  target: `<= ${limit} kB`,
  isReached: bytes <= limit * 1_000,
});

/** Row 6: how much a person waits for, the first time. */
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
      return [figure('sign-in', signIn, 145), figure('first board', board, 300)];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
