import { fork } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { seededRandom } from '#server/demoWorld/random';
import { inventOrder, type NewOrder } from '#server/simulator/customers';
import { type PlatformClient, platformClient } from '#server/simulator/platformClient';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds, percentile } from './benchmark';
import type { BoardReport } from './boardSockets';
import { platformKey, startServer } from './serverProcess';
import { signIn } from './storeClient';

const boards = 50;
const ordersPerMinute = 300;
const calmSeconds = 20;
const restartSeconds = 12;
const targetMs = 250;
const arriveWithinMs = 20_000;

const clock = () => performance.timeOrigin + performance.now();

interface Placed {
  startedAt: number;
  /** Arrivals by board. */
  arrivals: Map<number, number>;
}

/** Orders that any minute can bring, for now and at no table: what is measured is the way, not the menu. */
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

/** Places orders at an even pace for some seconds; resolves when each is acknowledged. */
async function placeOrders(call: PlatformClient, make: () => NewOrder, seconds: number): Promise<Map<string, number>> {
  const startedAt = new Map<string, number>();
  const total = Math.round((ordersPerMinute / 60) * seconds);
  const begun = clock();
  const calls = Array.from({ length: total }, async (_, index) => {
    await delay(begun + (index * 60_000) / ordersPerMinute - clock());
    const at = clock();
    const { reply, refused } = await call('platform/create_order', make());
    if (!reply) throw new Error(`an order was refused: ${JSON.stringify(refused)}`);
    startedAt.set(reply.order._id, at);
  });
  await Promise.all(calls);
  return startedAt;
}

/** Row 3: from a customer's request to every open board, and over a server that is killed meanwhile. */
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
    const arrived = new Map<string, Placed['arrivals']>();
    const sockets = fork(
      new URL('./boardSockets.ts', import.meta.url),
      [server.address, client.store_id, client.servertoken, String(boards)],
      {
        execArgv: ['--import', 'tsx'],
      },
    );
    try {
      await new Promise<void>((resolve, reject) => {
        sockets.once('exit', (code) => reject(new Error(`the boards ended with code ${code}`)));
        sockets.on('message', (message: BoardReport) => {
          if (message.kind === 'ready') return resolve();
          const arrivals = arrived.get(message.order_id) ?? new Map<number, number>();
          arrivals.set(message.board, message.at);
          arrived.set(message.order_id, arrivals);
        });
      });
      await placeOrders(call, make, 2);
      const calm = await placeOrders(call, make, calmSeconds);
      const restart = placeOrders(call, make, restartSeconds);
      await delay((restartSeconds * 1_000) / 2);
      await server.kill();
      server = await startServer(database.settings, port);
      const overRestart = await restart;

      const all = [...calm, ...overRestart];
      const lost = () => all.reduce((sum, [id]) => sum + boards - (arrived.get(id)?.size ?? 0), 0);
      for (const until = clock() + arriveWithinMs; lost() > 0 && clock() < until; ) await delay(100);
      const taken = [...calm].flatMap(([id, at]) => [...(arrived.get(id)?.values() ?? [])].map((seen) => seen - at));
      const p99 = percentile(taken, 0.99);
      return [
        {
          what: `create_order to card, p99 of ${taken.length}, ${database.kind}`,
          measured: milliseconds(p99),
          reference: `p50 ${milliseconds(percentile(taken, 0.5))}`,
          ratio: '',
          target: `< ${milliseconds(targetMs)}`,
          isReached: p99 < targetMs,
        },
        {
          what: `lost over kill -9 and restart, of ${all.length * boards}`,
          measured: String(lost()),
          reference: '',
          ratio: '',
          target: '0',
          isReached: lost() === 0,
        },
      ];
    } finally {
      ending.abort();
      sockets.removeAllListeners('exit').kill();
      await server.kill();
    }
  },
};
