import { fork } from 'node:child_process';
import { once } from 'node:events';
import autocannon from 'autocannon';
import { callPath } from '#contract/calls/callPath';
import { ended } from '../scripts/childProcess';
import { freePort } from '../scripts/freePort';
import { newDatabase } from './benchDatabase';
import { type Benchmark, median } from './benchmark';
import { startServer } from './serverProcess';
import { signIn } from './storeClient';

const orders = 100_000;
/** Open orders; with the demo's, a full first page. */
const boardOrders = 41;
const rounds = 3;
const seconds = 4;
const connections = 10;

type Load = Parameters<typeof autocannon>[0];

async function requestsPerSecond(load: Load, duration = seconds): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ ...load, method: 'POST', connections, duration });
  if (errors + non2xx > 0) throw new Error(`${errors + non2xx} requests to ${load.url} failed`);
  return requests.average;
}

/** Row 1: the whole pipeline of a call compared with a handler that only runs the same statements. */
export const todayBoard: Benchmark = {
  row: 1,
  title: `get_order_list of the today board, ${orders.toLocaleString('en')} orders`,
  async run() {
    const database = await newDatabase();
    await database.fill(orders);
    await database.fillBoard(boardOrders);
    const reading = database.forReading();
    const server = await startServer(database.settings);
    const client = await signIn(server.address);
    const port = await freePort();
    const bare = fork(new URL('./bareTodayBoard.ts', import.meta.url), [String(port), client.store_id], {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, ...reading, NODE_ENV: 'production' },
    });
    try {
      await Promise.race([
        once(bare, 'message'),
        ended(bare).then((code) => Promise.reject(new Error(`the bare handler ended with code ${code}`))),
      ]);
      const ours: Load = {
        url: server.address + callPath('get_order_list'),
        headers: { 'content-type': 'application/json', ...client.headers },
        body: JSON.stringify({ board: 'today' }),
      };
      const reference: Load = { url: `http://127.0.0.1:${port}/` };
      for (const load of [ours, reference]) await requestsPerSecond(load, 2);
      const runs: { ours: number; reference: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        runs.push({ ours: await requestsPerSecond(ours), reference: await requestsPerSecond(reference) });
      }
      const ratio = median(runs.map((run) => run.ours / run.reference));
      return [
        {
          what: `today board, ${database.kind}`,
          measured: `${median(runs.map((run) => run.ours)).toFixed(0)} req/s`,
          reference: `${median(runs.map((run) => run.reference)).toFixed(0)} req/s bare`,
          ratio: ratio.toFixed(2),
          target: '>= 0.7',
          isReached: ratio >= 0.7,
        },
      ];
    } finally {
      bare.kill();
      await server.stop();
    }
  },
};
