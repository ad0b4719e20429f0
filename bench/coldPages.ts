import type { Browser, BrowserContextOptions } from 'playwright';
import { requestsMax } from '../scripts/bundle/firstLoads';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds } from './benchmark';
import { cardSelector, linkInRow, menuCard, openBrowser, signInOnPage, throttle } from './browser';
import { startReference } from './referenceServer';
import { startServer } from './serverProcess';
import { noteWhenShown, readShown, type ShownPage } from './shownAt';
import { makeCall, signIn } from './storeClient';

const times = 5;
const ratioMax = 0.8;

const conditions = [
  { name: '1x', cpu: 1, latency: 0 },
  { name: '4x slower processor', cpu: 4, latency: 0 },
  { name: '40 ms round trips', cpu: 1, latency: 40 },
] as const;
export type Condition = (typeof conditions)[number];

/** A cell of a loaded row. */
const referenceRow = 'td.column-name';

interface ColdPage {
  what: string;
  path: string;
  /** The first row, card or field. */
  selector: string;
  /** Most JS and CSS, in kB. */
  budget: number;
}

const pages = (itemId: string): readonly ColdPage[] => [
  { what: 'today board', path: '/app/order/today-orders', selector: cardSelector, budget: 300 },
  {
    what: 'items',
    path: '/app/menu/item-list',
    selector: linkInRow,
    budget: 360,
  },
  { what: 'dispatch', path: '/app/order/dispatch', selector: cardSelector, budget: 360 },
  { what: 'create order', path: '/app/create-order', selector: menuCard, budget: 360 },
  { what: 'history', path: '/app/history/history-list', selector: linkInRow, budget: 360 },
  { what: 'item form', path: `/app/menu/item-list/${itemId}`, selector: 'input[name="sku"]', budget: 360 },
];

/** Opens a page in a browser without a cache. */
export async function openCold(
  browser: Browser,
  { address, path, selector }: { address: string; path: string; selector: string },
  condition: Condition,
  options: BrowserContextOptions,
): Promise<ShownPage> {
  // The reference knows nothing of the server's policy for styles; both go without.
  const context = await browser.newContext({ ...options, bypassCSP: true });
  try {
    await noteWhenShown(context, selector);
    const page = await context.newPage();
    await throttle(page, condition);
    await page.goto(address + path, { waitUntil: 'commit' });
    return await readShown(page, selector);
  } finally {
    await context.close();
  }
}

/** How long until ours showed its content, as a share of the reference. */
export const timeFigure = (what: string, shown: readonly ShownPage[], reference: readonly ShownPage[]): Figure => {
  const [ours, theirs] = [shown, reference].map((each) => median(each.map(({ after }) => after))) as [number, number];
  const ratio = ours / theirs;
  return {
    what: `cold, ${what}`,
    measured: milliseconds(ours),
    reference: `${milliseconds(theirs)} react-admin, one list`,
    ratio: ratio.toFixed(2),
    target: `<= ${ratioMax}`,
    isReached: ratio <= ratioMax,
  };
};

const sizeFigure = (
  { what, budget }: ColdPage,
  { requests, scripts, bytes }: ShownPage,
  reference: ShownPage,
): Figure => ({
  what: `cold, ${what}: JS and CSS as transferred; requests`,
  measured: `${(bytes / 1_000).toFixed(0)} kB; ${requests}, ${scripts} of them JS`,
  reference: `${(reference.bytes / 1_000).toFixed(0)} kB; ${reference.requests}`,
  ratio: (bytes / reference.bytes).toFixed(2),
  target: `<= ${budget} kB; ${requestsMax} JS`,
  isReached: bytes <= budget * 1_000 && scripts <= requestsMax,
});

/** Signs in to the reference, and returns a function that opens it. */
export async function openReference(browser: Browser, address: string) {
  const { headers } = await signIn(address);
  const referenceHeaders = [{ name: 'reference-headers', value: JSON.stringify(headers) }];
  const origins = [{ origin: address, localStorage: referenceHeaders }];
  const storageState = { cookies: [], origins };
  return (condition: Condition) =>
    openCold(browser, { address, path: '/', selector: referenceRow }, condition, { storageState });
}

/** Row 13: how long a person waits for a page that the browser has never had. */
export const coldPages: Benchmark = {
  row: 13,
  title: 'cold pages until their first row, card or field',
  async run() {
    const database = await newDatabase();
    const server = await startServer(database.settings);
    const reference = await startReference(database.forReading());
    const browser = await openBrowser();
    try {
      const signedIn = await browser.newContext();
      await signInOnPage(await signedIn.newPage(), server.address);
      const storageState = await signedIn.storageState();
      await signedIn.close();
      const { headers } = await signIn(server.address);
      const { data } = await makeCall(server.address, 'get_item_list', { perPage: 1 }, headers);
      const open = {
        reference: await openReference(browser, reference.address),
        ours: (page: ColdPage, condition: Condition) =>
          openCold(browser, { address: server.address, ...page }, condition, { storageState }),
      };
      const figures: Figure[] = [];
      const sizes: Figure[] = [];
      const measured = pages(data[0]?._id ?? '');
      for (const condition of conditions) {
        const theirs: ShownPage[] = [];
        const ours = measured.map((): ShownPage[] => []);
        // In turns, so that other load falls on all alike.
        for (let time = 0; time < times; time += 1) {
          theirs.push(await open.reference(condition));
          for (const [at, page] of measured.entries()) ours[at]?.push(await open.ours(page, condition));
        }
        for (const [at, page] of measured.entries()) {
          const shown = ours[at] ?? [];
          figures.push(timeFigure(`${page.what}, ${condition.name}`, shown, theirs));
          const [one] = shown;
          if (condition.latency === 0 && condition.cpu === 1 && one && theirs[0])
            sizes.push(sizeFigure(page, one, theirs[0]));
        }
      }
      return [...figures, ...sizes];
    } finally {
      await browser.close();
      await Promise.all([server.stop(), reference.stop()]);
    }
  },
};
