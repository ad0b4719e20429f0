import type { BodyOf } from '#contract/calls/index';
import { type BenchDatabase, newDatabase } from './benchDatabase';
import { type Benchmark, median, milliseconds } from './benchmark';
import { startServer } from './serverProcess';
import { type StoreClient, signIn, timeCalls } from './storeClient';

const sizes = [10_000, 1_000_000] as const;
const times = 150;
const most = 1.3;

type ListCall =
  | 'get_order_list'
  | 'get_order_totals'
  | 'get_order_export'
  | 'get_item_list'
  | 'get_store_menu'
  | 'get_audit_list'
  | 'get_record_history';
type List = { [Call in ListCall]: { what: string; call: Call; body: BodyOf<Call> } }[ListCall];

interface Growth {
  /** The rows whose number grows. */
  of: string;
  owner: string;
  fill: (database: BenchDatabase, size: number) => Promise<void>;
  /** Given, or made from the signed-in session, because IDs differ in each run. */
  lists: readonly List[] | ((client: StoreClient) => Promise<List[]>);
}

/** Row 2: the same lists timed with few and with many records, on one database that grows. */
export const growth = ({ of, owner, fill, lists }: Growth): Benchmark => ({
  row: 2,
  title: `lists from ${sizes.map((size) => size.toLocaleString('en')).join(' to ')} ${of}`,
  async run() {
    const database = await newDatabase();
    const p50s: number[][] = [];
    let timed: readonly List[] = [];
    for (const size of sizes) {
      await fill(database, size);
      const server = await startServer(database.settings);
      try {
        const client = await signIn(server.address, owner);
        const found: number[] = [];
        timed = typeof lists === 'function' ? await lists(client) : lists;
        for (const { call, body } of timed) {
          await timeCalls(client, call, body, 20);
          found.push(median(await timeCalls(client, call, body, times)));
        }
        p50s.push(found);
      } finally {
        await server.stop();
      }
    }
    const [small = [], large = []] = p50s;
    return timed.map(({ what }, index) => {
      const [before, after] = [small[index] ?? Number.NaN, large[index] ?? Number.NaN];
      return {
        what: `${of}: ${what}, p50, ${database.kind}`,
        measured: milliseconds(after),
        reference: milliseconds(before),
        ratio: (after / before).toFixed(2),
        target: `<= ${most}`,
        isReached: after / before <= most,
      };
    });
  },
});
