import type { Page } from 'playwright';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { cardSelector, openBrowser, signInOnPage } from './browser';
import { longestTask, longTaskMs, taskLength, watchLongTasks } from './longTasks';
import { startServer } from './serverProcess';
import { makeCall, type StoreClient, signIn } from './storeClient';

const openOrders = 200;
const changes = 10;

/** How often each card has rendered so far, by order. */
const drawn = (page: Page): Promise<Record<string, number>> =>
  page.$$eval(cardSelector, (cards) =>
    Object.fromEntries(
      cards.map((card) => [card.getAttribute('data-order-id'), Number(card.getAttribute('data-renders'))]),
    ),
  );

/**
 * The reference, on an empty page: counts for as long as a change takes on an idle core, a few milliseconds. Anything
 * longer is due to the machine.
 */
const countFor = () => {
  let sum = 0;
  for (let step = 0; step < 5_000_000; step += 1) sum = (sum + step) % 7;
  return sum;
};

/** Marks an order as ready and waits until the board shows it in that column. */
async function change(page: Page, client: StoreClient, order: Order): Promise<void> {
  const { _id: order_id, order_status: from } = order;
  await makeCall(
    client.address,
    'set_order_status',
    { order_id, from, order_status: orderStatus.READY },
    client.headers,
  );
  await page.waitForSelector(
    `[data-column="ready"] ${cardSelector}[data-order-id="${order_id}"]:not([data-left="true"])`,
  );
}

/** Row 4: a change on a full board renders one card. */
export const boardRenders: Benchmark = {
  row: 4,
  title: `a board of ${openOrders} open orders, one changes`,
  async run() {
    const database = await newDatabase();
    await database.fillBoard(openOrders);
    const server = await startServer(database.settings);
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.addInitScript(() => {
        window.storedeskCountsRenders = true;
      });
      await signInOnPage(page, server.address);
      await page.waitForFunction(([cards, count]) => document.querySelectorAll(cards).length >= count, [
        cardSelector,
        openOrders,
      ] as const);
      // Work left over from sign-in and the first render isn't part of the change.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
      const client = await signIn(server.address);
      const { data } = await makeCall(
        client.address,
        'get_order_list',
        { board: 'today', perPage: 150 },
        client.headers,
      );
      const preparing = data.filter(
        (order) => order.order_status === orderStatus.PREPARING && order.order_type === 'pickup',
      );

      await watchLongTasks(page);
      const empty = await browser.newPage();
      await watchLongTasks(empty);
      const cards: number[] = [];
      for (const order of preparing.slice(0, changes)) {
        const before = await drawn(page);
        await change(page, client, order);
        const after = await drawn(page);
        cards.push(Object.entries(after).filter(([id, count]) => count !== before[id]).length);
        await empty.evaluate(countFor);
      }
      const longest = await longestTask(page);
      const longestOfEmpty = await longestTask(empty);
      return [
        {
          what: `cards drawn for a change, median of ${cards.length}`,
          measured: String(median(cards)),
          reference: `most ${Math.max(...cards)}`,
          ratio: '',
          target: '1',
          isReached: median(cards) === 1,
        },
        {
          what: 'longest task',
          measured: taskLength(longest),
          reference: `${taskLength(longestOfEmpty)} counting`,
          ratio: '',
          target: `<= ${milliseconds(longTaskMs)}`,
          isReached: longest <= longTaskMs,
        },
      ];
    } finally {
      await browser.close();
      await server.stop();
    }
  },
};
