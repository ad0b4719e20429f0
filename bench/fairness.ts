import { setTimeout as delay } from 'node:timers/promises';
import { newDatabase } from './benchDatabase';
import { type Benchmark, type Figure, median, milliseconds, percentile } from './benchmark';
import { startLoad, targetOf } from './placeOrders';
import { startServer } from './serverProcess';
import { firstOwner, type StoreClient, signIn, timeCalls } from './storeClient';

const secondOwner = 'owner2@demo.test';
const ordersAtOnce = 60;
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

async function onDatabase(kind: 'any' | 'embedded'): Promise<Figure[]> {
  const database = await newDatabase(kind);
  const server = await startServer(database.settings);
  try {
    const busy = await targetOf(await signIn(server.address, firstOwner));
    const other = await signIn(server.address, secondOwner);
    await timeReads(other);
    const quiet = await timeReads(other);
    const load = await startLoad(busy, ordersAtOnce);
    await delay(2_000);
    const during = await timeReads(other);
    const { placed, refused, seconds } = await load.stop();
    const ratio = median(during) / median(quiet);
    const p95 = percentile(during, 0.95);
    return [
      {
        what: `get_store_data beside ${ordersAtOnce} parallel create_order of another store, ${database.kind}, p50`,
        measured: `${milliseconds(median(during))} (p95 ${milliseconds(p95)}; ${(placed / seconds).toFixed(0)} orders/s, ${refused} refused)`,
        reference: `${milliseconds(median(quiet))} when quiet (p95 ${milliseconds(percentile(quiet, 0.95))})`,
        ratio: ratio.toFixed(2),
        target: '<= 10',
        isReached: ratio <= 10,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** Row 12: how much a busy store slows down the others. */
export const fairness: Benchmark = {
  row: 12,
  title: `a store's calls beside ${ordersAtOnce} parallel orders of another`,
  run: async () => [...(await onDatabase('any')), ...(await onDatabase('embedded'))],
};
