import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate } from '#contract/time';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds, percentile } from './benchmark';
import { openBrowser, signInOnPage, throttle } from './browser';
import { openCold, openReference, timeFigure } from './coldPages';
import { longestTask, longTaskMs, taskLength, watchLongTasks } from './longTasks';
import { startReference } from './referenceServer';
import { startServer } from './serverProcess';
import type { ShownPage } from './shownAt';
import { makeCall, type StoreClient, signIn, timeCalls } from './storeClient';

/** With 20 bookings on each of the next thirty days, there are 1,000. */
const size = { tables: 60, bookings: 400, later: 20 };
const times = 5;
const changes = 10;
const slotsMs = 40;
const replayMs = 300;

/** A call's p95, and the most that it may be. */
function callFigure(what: string, lengths: number[], most: number): Figure {
  const p95 = percentile(lengths, 0.95);
  const [measured, target] = [milliseconds(p95), `<= ${most} ms`];
  return { what: `${what}, p95`, measured, reference: '', ratio: '', target, isReached: p95 <= most };
}

const bookPath = '/app/order/table-booking';
const block = 'button[data-order-id][data-state]';

/** How often each booking has been drawn so far, by order. */
const drawn = (page: Page): Promise<Record<string, number>> =>
  page.$$eval(block, (blocks) =>
    Object.fromEntries(
      blocks.map((each) => [each.getAttribute('data-order-id'), Number(each.getAttribute('data-renders'))]),
    ),
  );

/** Corrects a guest's phone number, as is possible at any time of day, and counts the bookings that were drawn again. */
async function drawnForOne(
  page: Page,
  { address, headers }: StoreClient,
  { _id: order_id, version }: Order,
  customer: { country_phone_code: string; phone: string },
): Promise<number> {
  const before = await drawn(page);
  const correction = { order_id, version, idempotency_key: randomUUID(), customer };
  await makeCall(address, 'update_order_details', correction, headers);
  await page.waitForFunction(
    ([selector, count]) => document.querySelector(selector)?.getAttribute('data-renders') !== count,
    [`${block}[data-order-id="${order_id}"]`, String(before[order_id])] as const,
  );
  const after = await drawn(page);
  return Object.entries(after).filter(([id, count]) => count !== before[id]).length;
}

/** The longest task while a booking is dragged over the tables, on a processor four times slower. */
async function dragTask(page: Page, orderId: string): Promise<number> {
  const dragged = page.locator(`${block}[data-order-id="${orderId}"]`);
  await dragged.scrollIntoViewIfNeeded();
  const box = await dragged.boundingBox();
  if (!box) throw new Error('the booking is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await throttle(page, { cpu: 4 });
  await page.mouse.move(x, y);
  await page.mouse.down();
  // The first movement starts the drag. What follows it is measured.
  await page.mouse.move(x + 20, y, { steps: 4 });
  await page.waitForSelector(`${block}[data-dragged="true"]`);
  await watchLongTasks(page);
  await page.mouse.move(x + 120, y + 160, { steps: 30 });
  await page.mouse.move(x - 60, y + 40, { steps: 30 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return longestTask(page);
}

/** Row 23: a full evening in the book of tables. */
export const tableBook: Benchmark = {
  row: 23,
  title: `the book of a day with ${size.bookings} bookings at ${size.tables} tables`,
  async run() {
    const database = await newDatabase();
    await database.fillBook(size);
    const server = await startServer(database.settings);
    const reference = await startReference(database.forReading());
    const browser = await openBrowser();
    try {
      const client = await signIn(server.address);
      const { store_detail: store } = await makeCall(server.address, 'get_store_data', {}, client.headers);
      const date = businessDate(new Date(), store);
      const slots = await timeCalls(client, 'get_table_slots', { date, persons: 4 }, 150);
      const replays = await timeCalls(client, 'get_booking_replay', { booking_reset_minutes: 30 }, 60);

      const signedIn = await browser.newContext();
      await signInOnPage(await signedIn.newPage(), server.address);
      const storageState = await signedIn.storageState();
      await signedIn.close();
      const viewport = { width: 1440, height: 900 };
      const askReference = await openReference(browser, reference.address);
      const [ours, theirs]: [ShownPage[], ShownPage[]] = [[], []];
      const condition = { name: '1x', cpu: 1, latency: 0 } as const;
      for (let time = 0; time < times; time += 1) {
        theirs.push(await askReference(condition));
        const path = { address: server.address, path: bookPath, selector: block };
        ours.push(await openCold(browser, path, condition, { storageState, viewport }));
      }

      const page = await browser.newPage({ storageState, viewport });
      await page.addInitScript(() => {
        window.storedeskCountsRenders = true;
      });
      await page.goto(server.address + bookPath);
      await page.waitForSelector(block);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 })));
      const shown = Object.keys(await drawn(page));
      const orders = await Promise.all(
        shown.map((order_id) => makeCall(server.address, 'get_order', { order_id }, client.headers)),
      );
      const accepted = orders.map(({ order }) => order).filter((order) => order.order_status === orderStatus.ACCEPTED);
      const blocks: number[] = [];
      for (const order of accepted.slice(0, changes)) {
        const other = accepted.find(({ customer }) => customer.phone !== order.customer.phone);
        if (!other) throw new Error('all bookings have the same phone number');
        const { country_phone_code, phone } = other.customer;
        blocks.push(await drawnForOne(page, client, order, { country_phone_code, phone }));
      }
      const [dragged] = accepted.slice(changes);
      if (!dragged) throw new Error('no booking is left to drag');
      const longest = await dragTask(page, dragged._id);
      const figures: Figure[] = [
        timeFigure('the book', ours, theirs),
        {
          what: `bookings drawn for a change, median of ${blocks.length}`,
          measured: String(median(blocks)),
          reference: `most ${Math.max(...blocks)}`,
          ratio: '',
          target: '1',
          isReached: median(blocks) === 1,
        },
        {
          what: 'longest task of a drag, 4x slower processor',
          measured: taskLength(longest),
          reference: '',
          ratio: '',
          target: `<= ${milliseconds(longTaskMs)}`,
          isReached: longest <= longTaskMs,
        },
        callFigure(`get_table_slots, ${database.kind}`, slots, slotsMs),
        callFigure(`get_booking_replay, 1,000 bookings to come, ${database.kind}`, replays, replayMs),
      ];
      return figures;
    } finally {
      await browser.close();
      await Promise.all([server.stop(), reference.stop()]);
    }
  },
};
