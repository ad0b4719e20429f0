import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { openDatabase } from '#server/db/client';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds } from './benchmark';
import { cardSelector, openBrowser, signInOnPage } from './browser';
import { fillDeliveries } from './fillDeliveries';
import { longestTask, longTaskMs, taskLength, watchLongTasks } from './longTasks';
import { platformKey, startServer } from './serverProcess';
import { makeCall, signIn } from './storeClient';

const people = 500;
const openOrders = 200;
const everySeconds = 5;
const seconds = 20;

const drawn = (page: Page): Promise<number> =>
  page.$$eval(cardSelector, (cards) =>
    cards.reduce((sum, card) => sum + Number(card.getAttribute('data-renders') ?? 0), 0),
  );

/** The reference, on an empty page: anything longer than this is due to the machine. */
const countFor = () => {
  let sum = 0;
  for (let step = 0; step < 5_000_000; step += 1) sum = (sum + step) % 7;
  return sum;
};

/** Row 9: a full dispatch page stays responsive while hundreds of people move. */
export const dispatchPage: Benchmark = {
  row: 9,
  title: `the dispatch page: ${people} delivery people move every ${everySeconds} s, ${openOrders} open orders`,
  async run() {
    const database = await newDatabase();
    await database.fillBoard(openOrders);
    const opened = await openDatabase(database.settings);
    await fillDeliveries(opened.db);
    await opened.close();
    await database.fillProviders(people);
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(() => {
        window.storedeskCountsRenders = true;
      });
      await signInOnPage(page, server.address);
      await page.goto(`${server.address}/app/order/dispatch`);
      await page.waitForFunction(([cards, count]) => document.querySelectorAll(cards).length >= count, [
        cardSelector,
        openOrders,
      ] as const);
      await page.waitForSelector('.leaflet-container canvas');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
      const client = await signIn(server.address);
      const key = { 'platform-key': platformKey };
      const { data } = await makeCall(server.address, 'platform/get_provider_list', { store_id: client.store_id }, key);
      const ids = data.filter(({ is_approved }) => is_approved).map(({ _id }) => _id);

      await watchLongTasks(page);
      const empty = await browser.newPage();
      await watchLongTasks(empty);
      const before = await drawn(page);
      const began = performance.now();
      const under: Promise<unknown>[] = [];
      for (let report = 0; report < (ids.length / everySeconds) * seconds; report += 1) {
        await delay(Math.max(0, began + (report * everySeconds * 1_000) / ids.length - performance.now()));
        const location: [number, number] = [45.74 + (report % 397) / 10_000, 4.81 + (report % 401) / 10_000];
        const provider_id = ids[report % ids.length] ?? '';
        under.push(makeCall(server.address, 'platform/set_provider_location', { provider_id, location }, key));
        if (report % 200 === 0) await empty.evaluate(countFor);
      }
      await Promise.all(under);
      const longest = await longestTask(page);
      const cards = (await drawn(page)) - before;
      return [
        {
          what: `dispatch page, longest task while ${under.length} positions come in`,
          measured: taskLength(longest),
          reference: `${taskLength(await longestTask(empty))} counting`,
          ratio: '',
          target: `<= ${milliseconds(longTaskMs)}`,
          isReached: longest <= longTaskMs,
        },
        {
          what: 'cards drawn for them',
          measured: String(cards),
          reference: `${openOrders} cards`,
          ratio: '',
          // Orders that become late and the selected one are rendered.
          target: `<= ${openOrders / 10}`,
          isReached: cards <= openOrders / 10,
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
