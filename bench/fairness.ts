import { setTimeout as delay } from 'node:timers/promises';
import { callPath } from '#contract/calls/callPath';
import type { CallName } from '#contract/calls/index';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds, percentile } from './benchmark';
import type { CallReport, CallTarget } from './callLoad';
import { forkLoad } from './forkLoad';
import { startLoad, targetOf } from './placeOrders';
import { startServer } from './serverProcess';
import { firstOwner, type StoreClient, signIn, timeCalls } from './storeClient';

const secondOwner = 'owner2@demo.test';
/** Ended orders of the busy store: ten parts of an export. */
const endedOrders = 5_000;
const calls = 60;
const restMs = 50;

/** Calls as a person makes them, with pauses. */
async function timeReads(client: StoreClient): Promise<number[]> {
  const taken: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    taken.push(...(await timeCalls(client, 'get_store_data', {}, 1)));
    await delay(restMs);
  }
  return taken;
}

/**
 * The load that a busy store, or someone without an account, creates during a measurement. `stop` returns its outcome.
 */
interface Load {
  what: string;
  start(busy: StoreClient): Promise<{ stop(): Promise<string> }>;
}

const orders = (atOnce: number): Load => ({
  what: `${atOnce} parallel create_order of another store`,
  async start(busy) {
    const load = await startLoad(await targetOf(busy), atOnce);
    return {
      async stop() {
        const { placed, refused, seconds } = await load.stop();
        return `${(placed / seconds).toFixed(0)} orders/s, ${refused} refused`;
      },
    };
  },
});

const repeated = (what: string, atOnce: number, name: CallName, options: Partial<CallTarget>): Load => ({
  what: `${atOnce} parallel ${what}`,
  async start({ address, headers }) {
    const target = { url: address + callPath(name), body: {}, ...options };
    const all = { 'content-type': 'application/json', ...(options.madeUpTokens ? {} : headers) };
    const load = await forkLoad<CallReport>('./callLoad.ts', [
      JSON.stringify({ ...target, headers: all }),
      `${atOnce}`,
    ]);
    return {
      async stop() {
        const { answered, refused, seconds } = await load.stop();
        return `${(answered / seconds).toFixed(0)} answered/s, ${(refused / seconds).toFixed(0)} refused/s`;
      },
    };
  },
});

const loads: Load[] = [
  orders(60),
  repeated('calls with made-up tokens', 60, 'get_store_data', { madeUpTokens: true }),
  repeated('lists of another store', 30, 'get_order_list', { body: { board: 'history', perPage: 150 } }),
  repeated('exports of another store', 30, 'get_order_export', {}),
];

async function onDatabase(kind: 'any' | 'embedded'): Promise<Figure[]> {
  const database = await newDatabase(kind);
  await database.fill(endedOrders);
  const server = await startServer(database.settings);
  try {
    const busy = await signIn(server.address, firstOwner);
    const other = await signIn(server.address, secondOwner);
    await timeReads(other);
    const quiet = await timeReads(other);
    const figures: Figure[] = [];
    for (const { what, start } of loads) {
      const load = await start(busy);
      await delay(2_000);
      const during = await timeReads(other);
      const outcome = await load.stop();
      const ratio = median(during) / median(quiet);
      figures.push({
        what: `get_store_data beside ${what}, ${database.kind}, p50`,
        measured: `${milliseconds(median(during))} (p95 ${milliseconds(percentile(during, 0.95))}; ${outcome})`,
        reference: `${milliseconds(median(quiet))} when quiet (p95 ${milliseconds(percentile(quiet, 0.95))})`,
        ratio: ratio.toFixed(2),
        target: '<= 10',
        isReached: ratio <= 10,
      });
    }
    return figures;
  } finally {
    await server.stop();
  }
}

/** Row 12: how much a busy store, or a flood of calls without a session, slows down other stores. */
export const fairness: Benchmark = {
  row: 12,
  title: "a store's calls beside many parallel calls of others",
  run: async () => [...(await onDatabase('any')), ...(await onDatabase('embedded'))],
};
