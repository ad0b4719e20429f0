import { setTimeout as delay } from 'node:timers/promises';
import { addOrderEvents } from './addOrderEvents';
import { newDatabase } from './benchDatabase';
import { type Benchmark, milliseconds } from './benchmark';
import { residentMegabytes } from './residentMegabytes';
import { startServer } from './serverProcess';
import { makeCall, signIn } from './storeClient';

const orders = 100_000;
const entries = 100_000;
const withinMs = 60_000;
const moreMegabytes = 100;
const lookEveryMs = 100;
const giveUpMs = 10 * withinMs;

/** Row 18: an archive of everything in a store with many orders, while the server is otherwise at rest. */
export const archives: Benchmark = {
  row: 18,
  title: `an archive of a store with ${orders} orders`,
  async run() {
    const database = await newDatabase();
    await database.fill(orders);
    await database.fillAuditLog(entries);
    await addOrderEvents(database);
    const server = await startServer(database.settings);
    try {
      const { address, headers } = await signIn(server.address);
      const before = residentMegabytes(server.pid);
      let most = before;
      const started = performance.now();
      await makeCall(address, 'request_store_archive', {}, headers);
      let archive = null;
      do {
        await delay(lookEveryMs);
        most = Math.max(most, residentMegabytes(server.pid));
        archive = (await makeCall(address, 'get_store_archive', {}, headers)).store_archive;
        if (archive?.state === 'failed' || performance.now() - started > giveUpMs)
          throw new Error(`the archive is ${archive?.state}:\n${server.output.slice(-20).join('')}`);
      } while (archive?.state !== 'ready');
      const took = performance.now() - started;
      const more = most - before;
      return [
        {
          what: `archive of ${orders} orders, ${database.kind}`,
          measured: milliseconds(took),
          reference: `${Math.round((archive.bytes ?? 0) / 1_000_000)} MB`,
          ratio: '',
          target: `<= ${withinMs} ms`,
          isReached: took <= withinMs,
        },
        {
          what: 'archive, more memory of the server',
          measured: `${Math.round(more)} MB`,
          reference: `${Math.round(before)} MB before`,
          ratio: '',
          target: `<= ${moreMegabytes} MB`,
          isReached: more <= moreMegabytes,
        },
      ];
    } finally {
      await server.stop();
    }
  },
};
