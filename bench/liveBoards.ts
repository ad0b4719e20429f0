import { fork } from 'node:child_process';
import { once, setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { pushCodes } from '#contract/codes/pushCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { seededRandom } from '#server/demoData/random';
import { inventOrder, type NewOrder } from '#server/simulator/customers';
import { type PlatformClient, platformClient } from '#server/simulator/platformClient';
import { freePort } from '../scripts/freePort';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds, percentile } from './benchmark';
import { type OpenBoards, openBoards } from './openBoards';
import { platformKey, startServer } from './serverProcess';
import { signIn } from './storeClient';

const boards = 50;
const ordersPerMinute = 300;
const rounds = 2;
const roundSeconds = 10;
const restartSeconds = 12;
const targetMs = 250;
const arriveWithinMs = 20_000;

const clock = () => performance.timeOrigin + performance.now();

/** Places one order and returns it when it is acknowledged. */
type Place = () => Promise<OrderSnapshot>;

/** Orders that can arrive at any time, for now and without a table: this measures transport, not the menu. */
async function orderMaker(call: PlatformClient, store_id: string): Promise<() => NewOrder> {
  const { reply: stores } = await call('platform/get_store_list', {});
  const { reply: menu } = await call('platform/get_store_menu', { store_id });
  const store = stores?.data.find(({ _id }) => _id === store_id);
  if (!store || !menu) throw new Error('the platform does not list the store');
  const random = seededRandom(300);
  return () => {
    const order = inventOrder({ ...store, is_provide_table_booking: false }, menu, new Date(), random);
    if (!order) throw new Error('the menu is empty');
    return { ...order, schedule_at: undefined };
  };
}

/**
 * Places orders at an even pace for some seconds. Resolves when all are acknowledged, with the time each was started.
 */
async function placeOrders(place: Place, seconds: number): Promise<Map<string, number>> {
  const startedAt = new Map<string, number>();
  const total = Math.round((ordersPerMinute / 60) * seconds);
  const begun = clock();
  const calls = Array.from({ length: total }, async (_, index) => {
    await delay(begun + (index * 60_000) / ordersPerMinute - clock());
    const at = clock();
    startedAt.set((await place())._id, at);
  });
  await Promise.all(calls);
  return startedAt;
}

/** Waits until every order is on every board, or until a timeout. Returns what is missing. */
async function lostOf(open: OpenBoards, orders: Iterable<string>): Promise<number> {
  const all = [...orders];
  const lost = () => all.reduce((sum, id) => sum + boards - (open.arrived.get(id)?.size ?? 0), 0);
  for (const until = clock() + arriveWithinMs; lost() > 0 && clock() < until; ) await delay(100);
  return lost();
}

/** The same boards on a server that only has sockets, with orders of the same size posted to it. */
async function openBareBoards(sample: OrderSnapshot): Promise<{ open: OpenBoards; place: Place; close(): void }> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const bare = fork(new URL('./bareBoards.ts', import.meta.url), [String(port)], { execArgv: ['--import', 'tsx'] });
  await once(bare, 'message');
  const open = await openBoards(address, [{ store_id: '', servertoken: '' }], boards);
  const change = { axis: 'order', from: null, to: orderStatus.NEW, by: { kind: 'customer', id: null, name: '' } };
  const place = async () => {
    const order = { ...sample, _id: crypto.randomUUID() };
    const messageData = { order_id: order._id, unique_id: order.unique_id, is_schedule_order: false, order, change };
    await fetch(address, { method: 'POST', body: JSON.stringify({ messageCode: pushCodes.NEW_ORDER, messageData }) });
    return order;
  };
  const close = () => {
    open.close();
    bare.kill();
  };
  return { open, place, close };
}

/** Row 3: from a customer's request to every open board, also across a server that is killed. */
export const liveBoards: Benchmark = {
  row: 3,
  title: `create_order to ${boards} open boards, ${ordersPerMinute} orders a minute`,
  async run() {
    const database = await newDatabase();
    let server = await startServer(database.settings);
    const port = Number(new URL(server.address).port);
    const ending = new AbortController();
    setMaxListeners(0, ending.signal);
    const call = platformClient(server.address, platformKey, ending.signal);
    const client = await signIn(server.address);
    const make = await orderMaker(call, client.store_id);
    const place: Place = async () => {
      const { reply, refused } = await call('platform/create_order', make());
      if (!reply) throw new Error(`an order was refused: ${JSON.stringify(refused)}`);
      return reply.order;
    };
    const others = Array.from({ length: Math.ceil(boards / limits.socketsPerSession) - 1 }, () =>
      signIn(server.address),
    );
    const open = await openBoards(server.address, [client, ...(await Promise.all(others))], boards);
    const bare = await openBareBoards(await place());
    try {
      await Promise.all([placeOrders(place, 2), placeOrders(bare.place, 2)]);
      // In turns, so that other load on the machine affects both.
      const calm: [string, number][] = [];
      const echoed: [string, number][] = [];
      for (let round = 0; round < rounds; round += 1) {
        calm.push(...(await placeOrders(place, roundSeconds)));
        echoed.push(...(await placeOrders(bare.place, roundSeconds)));
      }
      await lostOf(
        bare.open,
        echoed.map(([id]) => id),
      );
      bare.close();

      const restart = placeOrders(place, restartSeconds);
      await delay((restartSeconds * 1_000) / 2);
      await server.kill();
      server = await startServer(database.settings, { port });
      const all = [...calm, ...(await restart)].map(([id]) => id);
      const lost = await lostOf(open, all);

      const taken = open.taken(new Map(calm));
      const bareTaken = bare.open.taken(new Map(echoed));
      const p99 = percentile(taken, 0.99);
      return [
        {
          what: `create_order to card, p99 of ${taken.length}, ${database.kind}`,
          measured: milliseconds(p99),
          reference: `${milliseconds(percentile(bareTaken, 0.99))} bare sockets`,
          ratio: '',
          target: `< ${milliseconds(targetMs)}`,
          isReached: p99 < targetMs,
        },
        {
          what: `create_order to card, p50`,
          measured: milliseconds(percentile(taken, 0.5)),
          reference: `${milliseconds(percentile(bareTaken, 0.5))} bare sockets`,
          ratio: '',
          target: '',
          isReached: true,
        },
        {
          what: `lost over kill -9 and restart, of ${all.length * boards}`,
          measured: String(lost),
          reference: '',
          ratio: '',
          target: '0',
          isReached: lost === 0,
        },
      ];
    } finally {
      ending.abort();
      open.close();
      bare.close();
      await server.kill();
    }
  },
};
