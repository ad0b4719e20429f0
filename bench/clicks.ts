import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { cardSelector, linkInRow, menuCard, openBrowser, signInOnPage } from './browser';
import { startServer } from './serverProcess';

const times = 5;

declare global {
  interface Window {
    /** The last tap or key: when it was, and when the page showed its result, in ms since the page was requested. */
    benchClick?: { at: number; shown?: number };
  }
}

/** Something that a user does, and what they wait for. */
interface Click {
  what: string;
  path: string;
  /** A selector that the page shows beforehand. */
  ready: string;
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
  /** A selector for the result; with `isGone`, waits until it disappears. */
  done: string;
  isGone?: true;
  isSignedOut?: true;
}

const clicks: readonly Click[] = [
  {
    what: 'first click on an order',
    path: '/app/order/today-orders',
    ready: cardSelector,
    act: (page) => page.locator(cardSelector).first().click(),
    done: '[aria-label="Order details"] h2',
  },
  {
    what: 'first click on an item',
    path: '/app/menu/item-list',
    ready: linkInRow,
    act: (page) => page.locator(linkInRow).first().click(),
    done: 'input[name="sku"]',
  },
  {
    what: 'item search',
    path: '/app/menu/item-list',
    ready: linkInRow,
    act: (page) => page.getByRole('searchbox').fill('tiramisu'),
    done: 'table tbody tr:only-child a[href]',
  },
  {
    what: 'place order',
    path: '/app/create-order',
    ready: menuCard,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'Phone' }).fill(`0146571${String(Date.now()).slice(-3)}`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Bench');
      await page.getByRole('group', { name: 'Order type' }).getByRole('button', { name: 'Pickup' }).click();
      await page.getByRole('button', { name: /^Add Vitello tonnato, / }).click();
    },
    act: (page) => page.getByRole('button', { name: 'Place order' }).click(),
    done: '[role="status"] a[href*="today-orders/"]',
  },
  {
    what: 'wrong password',
    path: '/store/login',
    ready: 'input[name="email"]',
    prepare: async (page) => {
      await page.fill('input[name="email"]', 'owner@demo.test');
      await page.fill('input[name="password"]', `wrong ${Date.now()}`);
    },
    act: (page) => page.click('button[type="submit"]'),
    done: '[role="alert"]',
    isSignedOut: true,
  },
  {
    what: 'bulk change of 50 items',
    path: '/app/menu/item-list',
    ready: linkInRow,
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
      await page.getByRole('region', { name: 'Selected records' }).getByRole('button', { name: 'Edit' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: 'Price' }).check();
      await dialog.getByRole('textbox', { name: 'Percent' }).fill('1');
    },
    act: (page) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Change \d/ })
        .click(),
    done: '[role="dialog"]',
    isGone: true,
  },
];

interface Wait {
  shown: number;
  /** The calls in between, in order. */
  calls: string;
}

/** Does it once, in a browser that has never been here. */
async function wait(browser: Browser, address: string, click: Click, options: BrowserContextOptions): Promise<Wait> {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(address + click.path);
    await page.waitForSelector(click.ready);
    await page.waitForLoadState('networkidle');
    await click.prepare?.(page);
    await page.evaluate(
      ({ done, isGone }) => {
        // Functions without names: the bundler's names don't exist in the page.
        for (const kind of ['pointerdown', 'input'])
          document.addEventListener(
            kind,
            () => {
              if (window.benchClick) return;
              const noted: { at: number; shown?: number } = { at: performance.now() };
              window.benchClick = noted;
              const watch = new MutationObserver(() => {
                if ((document.querySelector(done) === null) !== isGone) return;
                watch.disconnect();
                requestAnimationFrame(() =>
                  setTimeout(() => {
                    noted.shown = performance.now();
                  }),
                );
              });
              watch.observe(document, { subtree: true, childList: true, attributes: true });
            },
            { capture: true },
          );
      },
      { done: click.done, isGone: click.isGone ?? false },
    );
    await click.act(page);
    await page.waitForFunction(() => window.benchClick?.shown !== undefined);
    return await page.evaluate(() => {
      const { at, shown = 0 } = window.benchClick ?? { at: 0 };
      const calls = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
        ({ name, startTime }) => startTime >= at && startTime < shown && new URL(name).pathname.startsWith('/v3/'),
      );
      const text = calls.map(({ name, duration }) => `${name.split('/').pop()} ${duration.toFixed(0)}`).join(', ');
      return { shown: shown - at, calls: text };
    });
  } finally {
    await context.close();
  }
}

/** Row 15: what users wait for after a tap or a key. */
export const clickWaits: Benchmark = {
  row: 15,
  title: 'from a tap or a key until its result shows',
  async run() {
    const database = await newDatabase();
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    try {
      const signedIn = await browser.newContext();
      await signInOnPage(await signedIn.newPage(), server.address);
      const storageState = await signedIn.storageState();
      await signedIn.close();
      const figures: Figure[] = [];
      for (const click of clicks) {
        const waits: Wait[] = [];
        for (let time = 0; time < times; time += 1)
          waits.push(await wait(browser, server.address, click, click.isSignedOut ? {} : { storageState }));
        figures.push({
          what: click.what,
          measured: milliseconds(median(waits.map(({ shown }) => shown))),
          reference: waits.at(-1)?.calls ?? '',
          ratio: '',
          target: '',
          isReached: true,
        });
      }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
