import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { callPath } from '#contract/calls/callPath';
import { paths } from '../../src/config/paths';
import { expect, test } from './fixtures';

/** The most programs that a page fetches before it shows what it is opened for. */
const requestsMax = 21;

interface FirstView {
  what: string;
  path: (page: Page) => Promise<string>;
  /** A selector for the page's main content. */
  shown: string;
  /** JS and CSS until then, gzipped, in kB of 1,000 bytes. The target is 360 for all but the board; these stop growth. */
  budget: number;
}

const at = (path: string) => async (): Promise<string> => path;

/** The address of an item, as the list shows it. */
async function itemPath(page: Page): Promise<string> {
  const read = page.waitForResponse((response) => response.url().endsWith(callPath('get_item_list')));
  await page.goto(paths.itemList);
  const { data } = (await (await read).json()) as { data: { _id: string }[] };
  return `${paths.itemList}/${data[0]?._id}`;
}

const row = 'main tbody tr:not([aria-hidden]) td';

const firstViews: readonly FirstView[] = [
  { what: 'today’s board', path: at(paths.todayOrders), shown: '[data-testid="order-card"]', budget: 289 },
  { what: 'items', path: at(paths.itemList), shown: row, budget: 386 },
  { what: 'dispatch', path: at(paths.dispatch), shown: '[data-testid="order-card"]', budget: 396 },
  { what: 'create-order', path: at(paths.createOrder), shown: 'main [data-on-ticket]', budget: 411 },
  { what: 'history', path: at(paths.historyList), shown: row, budget: 383 },
  { what: 'reviews', path: at(paths.reviews), shown: 'main article', budget: 391 },
  { what: 'an item', path: itemPath, shown: 'main form input', budget: 435 },
];

declare global {
  interface Window {
    shownAt?: number;
  }
}

/** Opens a page with an empty cache, and lists what it had asked for when it first showed what it is opened for. */
async function openFresh(page: Page, path: string, shown: string) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript((wanted) => {
    new MutationObserver(() => {
      if (document.querySelector(wanted)) window.shownAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  }, shown);
  await page.goto(path);
  await page.waitForSelector(shown);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = asked.filter(({ startTime }) => startTime <= (window.shownAt ?? 0));
    const hinted = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
    return {
      files: before.map(({ name }) => new URL(name).pathname).filter((path) => /\.(js|css)$/.test(path)),
      hinted: hinted.map((href) => new URL(href).pathname),
      untaken: [...(window.earlyCalls?.keys() ?? [])],
    };
  });
}

/** Bytes of a built file as a server sends it. */
const gzipped = (path: string): number => gzipSync(readFileSync(`dist/app${path}`), { level: 9 }).length;

function expectWithin(files: readonly string[], budget: number): void {
  const fetched = [...new Set(files)];
  const kB = fetched.reduce((sum, path) => sum + gzipped(path), 0) / 1_000;
  expect(fetched.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(requestsMax);
  expect(kB).toBeLessThanOrEqual(budget);
}

test('the sign-in asks for all that it shows at once, and for little', async ({ page }) => {
  const { files } = await openFresh(page, paths.login, 'input[name="email"]');
  expectWithin(files, 145);
});

test('so does registration, which loads its later steps with the first', async ({ page }) => {
  const { files } = await openFresh(page, paths.register, 'input[name="email"]');
  // What solves the captcha begins with the page, so that no one waits for it.
  expectWithin(files, 169);
});

for (const { what, path, shown, budget } of firstViews) {
  test(`${what}: asks for all that it shows at once, and for little`, async ({ page, signIn }) => {
    await signIn(page, 'owner', '/favicon.svg');
    const address = await path(page);
    const { files, hinted, untaken } = await openFresh(page, address, shown);
    expectWithin(files, budget);
    // Nothing that the page itself didn't ask for: scripts/bundle/pages.ts names all that it needs.
    const late = files.filter((file) => file.endsWith('.js') && !hinted.includes(file));
    expect(late.filter((file) => !/\/index-/.test(file))).toEqual([]);
    // The prefetched query is the one that the page sends.
    expect(untaken).toEqual([]);
  });
}
