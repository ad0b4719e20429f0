import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareOrders, nothingLost } from '../../support/compareOrders';
import { until } from '../../support/until';
import { type BusyStore, busyStore, logged, type OutageWorld, openOutageWorld, outageMs, startMs } from './outageWorld';

const terminations = 60;
/** No call takes longer than this, whatever happens to the database. */
const longestCallMs = 5_000;
/** A call that begins while the database is away is refused within this. */
const refusedWithinMs = 2_500;
const backWithinMs = 3_000;
/** An outage is a few lines in the log of a process, however long it takes; refused calls have theirs beside. */
const mostLines = 6;
const withoutCalls = (lines: string[]) => lines.filter((line) => line !== 'database unavailable');

let world: OutageWorld;
beforeAll(async () => {
  world = await openOutageWorld();
}, startMs);
afterAll(() => world?.close(), startMs);

const acknowledgedAfter = ({ load }: BusyStore, at: number) =>
  load.attempts
    .filter(({ startedAt, status }) => startedAt >= at && status === 200)
    .map(({ startedAt, ms }) => startedAt + ms - at);

/** Waits until the load goes on after an outage, lets it run a little, and finishes it. */
async function finish(busy: BusyStore, since: number): Promise<void> {
  await until(() => expect(acknowledgedAfter(busy, since).length + busy.load.refusals.length).toBeGreaterThan(20));
  await busy.load.finish();
  expect(busy.load.refusals).toEqual([]);
}

/**
 * Expects that an outage did no harm: nothing lost or doubled, no process replaced, no call too slow, no
 * connection leaked.
 */
async function expectUnharmed(busy: BusyStore, pids: number[]): Promise<void> {
  const { load, store, devices, since } = busy;
  const comparison = await until(() => compareOrders(world.opened.db, store.id, load.orders));
  expect(comparison).toMatchObject(nothingLost);
  expect(load.orders.length).toBeGreaterThan(10);
  const all = Array.from({ length: comparison.lastSeq }, (_, index) => index + 1);
  for (const device of devices) await until(() => expect(device.seqs).toEqual(all));

  expect(world.servers.map(({ pid, isRunning }) => (isRunning ? pid : null))).toEqual(pids);
  expect(load.attempts.filter(({ startedAt, ms }) => startedAt >= since && ms > longestCallMs)).toEqual([]);
  // Refused callers were told so, and when to try again.
  const refused = load.attempts.filter(({ status }) => status !== 200);
  expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);

  const idle = 'select count(*)::int as count from pg_stat_activity where state like $1 and application_name = $2';
  const client = new pg.Client(world.services.databaseUrl);
  await client.connect();
  const forgotten = async () => (await client.query(idle, ['idle in transaction%', 'storedesk'])).rows[0].count;
  await until(async () => expect(await forgotten()).toBe(0)).finally(() => client.end());
}

const pidsNow = () => world.servers.map(({ pid }) => pid);

test('60 terminated connections lose no order, double none and end no process', { timeout: 180_000 }, async () => {
  const busy = await busyStore(world);
  const pids = pidsNow();
  const admin = new pg.Client({ connectionString: world.services.databaseUrl, application_name: 'terminator' });
  await admin.connect();
  let terminated = 0;
  const deadline = Date.now() + 60_000;
  while (terminated < terminations && Date.now() < deadline) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity where application_name ~ '^storedesk [0-9a-f]+$' order by random() limit 1) one`,
    );
    terminated += rowCount ?? 0;
    await delay(80);
  }
  await admin.end();
  expect(terminated).toBe(terminations);
  await finish(busy, Date.now());
  await expectUnharmed(busy, pids);
});

test.each([
  {
    name: 'stopped',
    begin: () => world.services.postgres.stop(),
    end: () => world.services.postgres.restart(),
  },
  {
    name: 'frozen',
    begin: async () => world.services.postgres.freeze(),
    end: async () => world.services.postgres.thaw(),
  },
])('PostgreSQL $name for 10 s: calls get 503 at once, and go on afterwards', { timeout: 240_000 }, async (outage) => {
  const busy = await busyStore(world);
  const pids = pidsNow();
  const lines = world.servers.map((server) => server.lines.length);
  await outage.begin();
  const downAt = Date.now();
  await delay(outageMs / 2);
  for (const { url } of world.servers) {
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ ok: false, database: 'down', degraded: ['database'] });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  }
  await delay(outageMs - (Date.now() - downAt));
  const endingAt = Date.now();
  await outage.end();
  const upAt = Date.now();
  await finish(busy, upAt);

  const during = busy.load.attempts.filter(({ startedAt, ms }) => startedAt >= downAt && startedAt + ms < endingAt);
  expect(during.length).toBeGreaterThan(10);
  expect(during.filter(({ status }) => status !== 503)).toEqual([]);
  expect(during.filter(({ ms }) => ms > refusedWithinMs)).toEqual([]);
  const backAfterMs = Math.min(...acknowledgedAfter(busy, upAt));
  console.info(
    `PostgreSQL ${outage.name}: ${during.length} calls refused, the slowest in`,
    `${Math.max(...during.map(({ ms }) => ms)).toFixed(0)} ms; served again after ${backAfterMs.toFixed(0)} ms`,
  );
  expect(backAfterMs).toBeLessThan(backWithinMs);
  await expectUnharmed(busy, pids);
  for (const [index, server] of world.servers.entries()) {
    expect(logged(server, 50, lines[index])).toEqual(['the database does not answer; calls get 503 until it does']);
    expect(withoutCalls(logged(server, 40, lines[index])).length).toBeLessThanOrEqual(mostLines);
  }
});
