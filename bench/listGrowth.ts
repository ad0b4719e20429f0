import type { BodyOf } from '#contract/calls/index';
import { newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { startServer } from './serverProcess';
import { signIn, timeCalls } from './storeClient';

const sizes = [10_000, 1_000_000] as const;
const times = 150;

const lists: { what: string; call: 'get_order_list' | 'get_store_menu'; body: BodyOf<'get_order_list'> }[] = [
  { what: 'orders: today board', call: 'get_order_list', body: { board: 'today' } },
  { what: 'orders: history, first page', call: 'get_order_list', body: { board: 'history' } },
  { what: 'orders: history, tenth page', call: 'get_order_list', body: { board: 'history', page: 10 } },
  { what: 'orders: one number searched', call: 'get_order_list', body: { query: '#4711' } },
  { what: 'items: the menu', call: 'get_store_menu', body: {} },
];

/** Row 2: lists must not slow down as a store's past grows. */
export const listGrowth: Benchmark = {
  row: 2,
  title: `lists from ${sizes.map((size) => size.toLocaleString('en')).join(' to ')} orders`,
  async run() {
    const database = await newDatabase();
    const p50s: number[][] = [];
    for (const size of sizes) {
      await database.fill(size);
      const server = await startServer(database.settings);
      try {
        const client = await signIn(server.address);
        const found: number[] = [];
        for (const { call, body } of lists) {
          await timeCalls(client, call, body, 20);
          found.push(median(await timeCalls(client, call, body, times)));
        }
        p50s.push(found);
      } finally {
        await server.stop();
      }
    }
    const [small = [], large = []] = p50s;
    return lists.map(({ what }, index) => {
      const [before, after] = [small[index] ?? Number.NaN, large[index] ?? Number.NaN];
      return {
        what: `${what}, p50, ${database.kind}`,
        measured: milliseconds(after),
        reference: milliseconds(before),
        ratio: (after / before).toFixed(2),
        target: '<= 1.3',
        isReached: after / before <= 1.3,
      };
    });
  },
};
