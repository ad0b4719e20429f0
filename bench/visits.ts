import type { BrowserContext, Locator, Page } from 'playwright';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { cardSelector, linkInRow, menuCard, openBrowser, signInOnPage, throttle } from './browser';
import { startServer } from './serverProcess';
import { noteWhenShown, readShown } from './shownAt';

const times = 5;
const warmRatioMax = 0.5;
const routeMaxMs = 150;
const changeMaxMs = 50;
const board = '/app/order/today-orders';

declare global {
  interface Window {
    /** The last tap, in milliseconds: until the screen changed, and until the next page showed its main content. */
    benchTap?: { changed?: number; shown?: number };
  }
}

/** A tap that leads to another page. */
interface Trip {
  what: string;
  from: (page: Page) => Promise<Locator>;
  path: RegExp;
  selector: string;
}

/** A link of the menu. If its group is closed, the group's own link opens it, with its first page. */
const menuLink =
  (group: string, path: string) =>
  async (page: Page): Promise<Locator> => {
    const link = page.locator(`nav a[href="${path}"]`).first();
    if (!(await link.isVisible()))
      await page
        .locator('nav')
        .getByRole('link', { name: new RegExp(`^${group}`) })
        .first()
        .click();
    await link.waitFor();
    return link;
  };

/** In an order in which each begins where the one before ends. */
const trips: readonly Trip[] = [
  { what: 'create order', from: menuLink('Orders', '/app/create-order'), path: /create-order$/, selector: menuCard },
  { what: 'items', from: menuLink('Menu', '/app/menu/item-list'), path: /item-list$/, selector: linkInRow },
  {
    what: 'item form',
    from: async (page) => page.locator(linkInRow).first(),
    path: /item-list\/.+/,
    selector: 'input[name="sku"]',
  },
  { what: 'today board', from: menuLink('Orders', board), path: /today-orders$/, selector: cardSelector },
];

async function take(page: Page, { from, path, selector }: Trip): Promise<{ changed: number; shown: number }> {
  const tapped = await from(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    ({ path: source, selector: wanted }) => {
      const tap: NonNullable<Window['benchTap']> = {};
      window.benchTap = tap;
      // Functions without names: the bundler's names don't exist in the page.
      document.addEventListener(
        'pointerdown',
        () => {
          const started = performance.now();
          const watch = new MutationObserver(() => {
            const isThere = new RegExp(source).test(location.pathname) && document.querySelector(wanted) !== null;
            // Once the frame with the change is drawn.
            requestAnimationFrame(() =>
              setTimeout(() => {
                tap.changed ??= performance.now() - started;
                if (isThere) tap.shown ??= performance.now() - started;
              }),
            );
            if (isThere) watch.disconnect();
          });
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        },
        { capture: true, once: true },
      );
    },
    { path: path.source, selector },
  );
  await tapped.click();
  await page.waitForFunction(() => window.benchTap?.shown !== undefined);
  const { changed = 0, shown = 0 } = await page.evaluate(() => window.benchTap ?? {});
  return { changed, shown };
}

/** On this machine, fetching takes next to nothing: what a second visit saves shows where there is a network. */
const connections = [
  { name: '', latency: 0 },
  { name: ', 40 ms round trips and 10 Mbit/s', latency: 40, throughput: 10_000_000 / 8 },
] as const;
type Connection = (typeof connections)[number];

/** The board of a context's first visit, and of its second, which the service worker serves. */
async function visitTwice(
  context: BrowserContext,
  address: string,
  connection: Connection,
): Promise<{ cold: number; warm: number }> {
  const visit = async () => {
    const page = await context.newPage();
    await throttle(page, connection);
    await page.goto(address + board, { waitUntil: 'commit' });
    const { after } = await readShown(page, cardSelector);
    // The worker keeps what the page fetched before it was there.
    await page.waitForFunction(async () => {
      const files = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'));
      return (await Promise.all(files.map(({ name }) => caches.match(name)))).every(Boolean);
    });
    await page.close();
    return after;
  };
  return { cold: await visit(), warm: await visit() };
}

/** Row 14: the second visit, and moving about in the app. */
export const visits: Benchmark = {
  row: 14,
  title: 'second visit of the board, and moving from page to page',
  async run() {
    const database = await newDatabase();
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      await signInOnPage(page, server.address);
      const storageState = await context.storageState();
      const taken = trips.map((): { changed: number; shown: number }[] => []);
      for (let time = 0; time <= times; time += 1)
        for (const [at, trip] of trips.entries()) {
          const measured = await take(page, trip);
          // The first round loads the code.
          if (time > 0) taken[at]?.push(measured);
        }
      const figures: Figure[] = [];
      for (const connection of connections) {
        const twice: { cold: number; warm: number }[] = [];
        for (let time = 0; time < times; time += 1) {
          const fresh = await browser.newContext({ storageState });
          await noteWhenShown(fresh, cardSelector);
          twice.push(await visitTwice(fresh, server.address, connection));
          await fresh.close();
        }
        const [cold, warm] = [median(twice.map((each) => each.cold)), median(twice.map((each) => each.warm))];
        const ratio = warm / cold;
        figures.push({
          what: `today board, second visit${connection.name}`,
          measured: milliseconds(warm),
          reference: `${milliseconds(cold)} cold`,
          ratio: ratio.toFixed(2),
          target: `<= ${warmRatioMax}`,
          isReached: ratio <= warmRatioMax,
        });
      }
      for (const [at, { what }] of trips.entries()) {
        const ofTrip = taken[at] ?? [];
        const shown = median(ofTrip.map((each) => each.shown));
        const changed = median(ofTrip.map((each) => each.changed));
        figures.push({
          what: `to ${what}, code loaded`,
          measured: `${milliseconds(shown)}; first change ${milliseconds(changed)}`,
          reference: '',
          ratio: '',
          target: `<= ${routeMaxMs} ms; ${changeMaxMs} ms`,
          isReached: shown <= routeMaxMs && changed <= changeMaxMs,
        });
      }
      return figures;
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
