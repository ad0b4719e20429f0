/**
 * `npm run soak`: two processes on PostgreSQL and Redis, 60 orders a minute that are moved to their end, 20 open
 * boards, and one terminated database connection a minute, for 30 minutes; `npm run soak -- --minutes 3` for less.
 * Afterwards it compares the database and the boards with what the server acknowledged, and prints the lines for
 * README.md. Exits with 1 if anything was lost or duplicated, a process ended, or an error has no explanation.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#server/db/client';
import { migrateDatabase } from '#server/db/migrate';
import { createSession } from '#server/modules/session/service';
import { runInTerminal } from '../scripts/childProcess';
import { startServices } from '../scripts/services';
import { createRealtime } from '../src/realtime/createRealtime';
import { compareOrders } from '../tests/support/compareOrders';
import { makeItem, makeStore, orderInput } from '../tests/support/factories/index';
import { startOrderLoad } from '../tests/support/orderLoad';
import { median, percentile } from './benchmark';
import { residentMegabytes } from './residentMegabytes';
import { platformKey, type ServerProcess, startServer } from './serverProcess';

const minute = 60_000;
const ordersPerMinute = 60;
const clients = 6;
const boardsPerServer = 10;
const sampleEveryMs = 30_000;
/** More memory at the end than this, compared with the middle, counts as growth. */
const flatRatio = 1.1;
/** In a shorter run memory hasn't settled: caches fill and functions are compiled. */
const flatFromMinutes = 10;
/** How long boards can take to receive the last events. */
const settleMs = 30_000;

/** Matches a process's log entries about terminated connections of its pool. */
const explained = /terminating connection|Connection terminated|database is not available|database unavailable/;

const flag = process.argv.indexOf('--minutes');
const minutes = flag < 0 ? 30 : Number(process.argv[flag + 1]);
if (!(minutes >= 1)) {
  console.error('Usage: npm run soak [-- --minutes <number>]');
  process.exit(2);
}

/** The medians of the first, second and last third. */
function inThirds(values: readonly number[]): [number, number, number] {
  const third = Math.max(1, Math.floor(values.length / 3));
  return [median(values.slice(0, third)), median(values.slice(-2 * third, -third)), median(values.slice(-third))];
}

/** A board connected to one process: the numbers of all events it received, in order. */
function openBoard(url: string, session: { store_id: string; servertoken: string }, device_token: string) {
  const seqs: (number | null)[] = [];
  const client = createRealtime({
    url,
    auth: () => ({ ...session, device_token }),
    onEvent: ({ seq }) => void seqs.push(seq),
    onState: () => {},
    onRestart: () => {},
    onRefused: () => {},
  });
  return { seqs, client };
}

/** Lines of a process's log at pino's level 40 (warn) and above. */
const logOf = ({ output }: ServerProcess) =>
  output
    .join('')
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('{')) return [];
      const entry = JSON.parse(line) as { level: number; msg: string; err?: { message?: string } };
      return entry.level >= 40 ? [entry] : [];
    });

async function soak(): Promise<boolean> {
  const { services, reason } = await startServices();
  if (!services) throw new Error(reason);
  const folder = mkdtempSync(join(tmpdir(), 'storedesk-soak-'));
  const settings = { DATABASE_URL: services.databaseUrl, REDIS_URL: services.redisUrl, DATA_DIR: folder };
  const opened = await openDatabase(settings);
  const servers: ServerProcess[] = [];
  const boards: ReturnType<typeof openBoard>[] = [];
  const admin = new pg.Client({ connectionString: services.databaseUrl, application_name: 'soak' });
  try {
    await migrateDatabase(opened);
    await admin.connect();
    const store = await makeStore(opened.db);
    const item = await makeItem(opened.db, store);
    const signIn = { store_id: store.id, sub_store_id: null, device_token: '', user_agent: '', address: '' };
    const token = await createSession(opened.db, signIn, new Date());
    const env = { DEMO: 'off', LOG_LEVEL: 'warn' };
    for (let count = 0; count < 2; count += 1) servers.push(await startServer(settings, { env }));
    for (const { address } of servers) {
      for (let board = 0; board < boardsPerServer; board += 1) {
        boards.push(openBoard(address, { store_id: store.id, servertoken: token }, `soak-${boards.length}`));
      }
    }
    const connectedBy = Date.now() + settleMs;
    while (boards.some(({ client }) => client.state.status !== 'live')) {
      if (Date.now() > connectedBy) throw new Error('the boards did not connect');
      await delay(50);
    }

    const load = startOrderLoad({
      urls: servers.map(({ address }) => address),
      platform: { 'platform-key': platformKey },
      session: { servertoken: token, token, store_id: store.id, storeid: store.id, type: '0' },
      store_id: store.id,
      makeOrder: () => orderInput(item),
      clients,
      pauseMs: 500,
      orderEveryMs: (minute / ordersPerMinute) * clients,
    });
    const memory = servers.map((): number[] => []);
    let terminated = 0;
    const begun = Date.now();
    for (let tick = 1; Date.now() < begun + minutes * minute; tick += 1) {
      await delay(Math.max(0, begun + Math.min(tick * sampleEveryMs, minutes * minute) - Date.now()));
      for (const [index, server] of servers.entries()) memory[index]?.push(residentMegabytes(server.pid));
      if (tick % 2 === 1) {
        const { rowCount } = await admin.query(
          `select pg_terminate_backend(pid) from (
             select pid from pg_stat_activity where application_name ~ '^storedesk [0-9a-f]+$' order by random() limit 1) one`,
        );
        terminated += rowCount ?? 0;
      }
      console.log(
        `${((Date.now() - begun) / minute).toFixed(1)} min: ${load.orders.length} orders, ${terminated} terminated,`,
        `${memory.map((of) => `${of.at(-1)?.toFixed(0)} MB`).join(' and ')}`,
      );
    }
    await load.finish();

    const compared = await compareOrders(opened.db, store.id, load.orders);
    const all = JSON.stringify(Array.from({ length: compared.lastSeq }, (_, index) => index + 1));
    const differing = () => boards.filter(({ seqs }) => JSON.stringify(seqs) !== all).length;
    for (const until = Date.now() + settleMs; differing() > 0 && Date.now() < until; ) await delay(200);

    const lines = servers.flatMap(logOf);
    const unexplained = lines.filter(({ level, msg, err }) => level >= 50 && !explained.test(`${msg} ${err?.message}`));
    for (const line of unexplained) console.log(`unexplained: ${JSON.stringify(line)}`);
    for (const refusal of load.refusals) console.log(`refused: ${refusal}`);
    for (const order of compared.inconsistent) console.log(`inconsistent: ${JSON.stringify(order)}`);

    const lost = compared.lost.length + compared.numberGaps.length + compared.seqGaps.length;
    const doubled = compared.duplicated.length + compared.repeated;
    const thirds = memory.map(inThirds);
    const times = load.attempts.map(({ ms }) => ms);
    const again = load.attempts.filter(({ status }) => status !== 200).length;
    const stillRunning = servers.filter((server) => !Number.isNaN(residentMegabytes(server.pid))).length;
    console.log(`
| What | Figure | Target |
|---|---|---|
| minutes; orders; calls | ${minutes}; ${load.orders.length}; ${times.length} | ${ordersPerMinute} orders a minute |
| terminated connections; calls that had to be tried again | ${terminated}; ${again} | one a minute |
| lost; doubled; with another history than acknowledged | ${lost}; ${doubled}; ${compared.inconsistent.length} | 0 |
| boards of ${boards.length} that did not have each of ${compared.lastSeq} events once, in order | ${differing()} | 0 |
| calls, p50; p99; slowest | ${median(times).toFixed(0)}; ${percentile(times, 0.99).toFixed(0)}; ${Math.max(...times).toFixed(0)} ms | < 5000 ms |
| memory of each process, median of each third of the time | ${thirds.map((of) => `${of.map((mb) => mb.toFixed(0)).join('; ')} MB`).join(' and ')} | last at most ${flatRatio} times the second |
| log lines at warn and above; errors without an explanation | ${lines.length}; ${unexplained.length} | 0 |
`);
    return (
      lost + doubled + compared.inconsistent.length + differing() + unexplained.length + load.refusals.length === 0 &&
      stillRunning === servers.length &&
      (minutes < flatFromMinutes || thirds.every(([, middle, last]) => last <= middle * flatRatio))
    );
  } finally {
    for (const { client } of boards) client.close();
    await admin.end();
    await Promise.all(servers.map((server) => server.stop()));
    await opened.close();
    await services.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const built = await runInTerminal(process.execPath, ['--import', 'tsx', 'scripts/build.ts']);
process.exitCode = built === 0 && (await soak()) ? 0 : 1;
