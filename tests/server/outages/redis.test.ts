import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import { errorCodes } from '#contract/codes/errorCodes';
import { createSession } from '#server/modules/session/service';
import { testPlatformKey } from '../../support/buildTestApp';
import { compareOrders, nothingLost } from '../../support/compareOrders';
import { makeSubStore, testPassword } from '../../support/factories/index';
import { until } from '../../support/until';
import { Device } from '../realtime/devices';
import { type BusyStore, busyStore, logged, type OutageWorld, openOutageWorld, outageMs, startMs } from './outageWorld';

/** No call takes longer than this, whatever happens to Redis. */
const longestCallMs = 5_000;
/** A process looks its sockets' sessions up this often. */
const recheckMs = 60_000;

let world: OutageWorld;
beforeAll(async () => {
  world = await openOutageWorld();
}, startMs);
afterAll(() => world?.close(), startMs);

async function post(url: string, name: 'login' | 'platform/approve', body: object, headers = {}) {
  const response = await fetch(url + callPath(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { success: boolean; error_code?: number };
}

const readiness = (url: string) => fetch(`${url}/readyz`).then(async (reply) => [reply.status, await reply.json()]);

/** Expects that a process still serves without Redis. */
async function expectServing({ store, load, devices }: BusyStore): Promise<void> {
  const before = load.orders.length;
  for (const { url } of world.servers) {
    const started = performance.now();
    expect(await post(url, 'login', { email: store.email, password: testPassword })).toMatchObject({ success: true });
    expect(performance.now() - started).toBeLessThan(longestCallMs);
    const degraded = [200, expect.objectContaining({ ok: true, redis: 'down', degraded: ['redis'] })];
    await until(async () => expect(await readiness(url)).toEqual(degraded));
  }
  // Orders are placed, and every board receives them: also boards on processes that didn't send their events.
  await until(() => expect(load.orders.length).toBeGreaterThan(before + 5));
  const { lastSeq } = await compareOrders(world.opened.db, store.id, load.orders);
  for (const device of devices) await until(() => expect(device.lastSeq).toBeGreaterThanOrEqual(lastSeq));
}

test('Redis killed, then frozen, for 10 s each: everything is served, and nothing lost', {
  timeout: 300_000,
}, async () => {
  const { services, servers, opened } = world;
  const busy = await busyStore(world);
  const { load, store, devices } = busy;
  const pids = servers.map(({ pid }) => pid);
  const subStore = await makeSubStore(opened.db, store, { grants: ['store/order'] });
  const signIn = { store_id: store.id, sub_store_id: subStore.id, device_token: '', user_agent: '', address: '' };
  const token = await createSession(opened.db, signIn, new Date());
  const signedOut = await new Device(servers[1].url, { store_id: store.id, token }).live();

  const outages = [
    { begin: () => services.redis.stop(), end: () => services.redis.restart() },
    { begin: async () => services.redis.freeze(), end: async () => services.redis.thaw() },
  ];
  let endedAt = 0;
  for (const { begin, end } of outages) {
    const lines = servers.map((server) => server.lines.length);
    const begunAt = Date.now();
    await begin();
    await expectServing(busy);
    if (endedAt === 0) {
      // Ended at one process, while the other, which has the socket, can't be told.
      const approval = { kind: 'sub_store', _id: subStore.id, is_approved: false };
      const reply = await post(servers[0].url, 'platform/approve', approval, { 'platform-key': testPlatformKey });
      expect(reply.success).toBe(true);
      endedAt = Date.now();
    }
    await delay(Math.max(0, outageMs - (Date.now() - begunAt)));
    await end();
    const healthy = [200, expect.objectContaining({ ok: true, redis: 'up', degraded: [] })];
    for (const { url } of servers) await until(async () => expect(await readiness(url)).toEqual(healthy));
    for (const [index, server] of servers.entries()) {
      await until(() =>
        expect(logged(server, 40, lines[index])).toEqual([expect.stringMatching(/^Redis is down/), 'Redis is back']),
      );
    }
  }

  await load.finish();
  expect(load.refusals).toEqual([]);
  expect(load.attempts.filter(({ status }) => status !== 200)).toEqual([]);
  expect(load.attempts.filter(({ startedAt, ms }) => startedAt >= busy.since && ms > longestCallMs)).toEqual([]);
  expect(servers.map(({ pid, isRunning }) => (isRunning ? pid : null))).toEqual(pids);
  const comparison = await compareOrders(opened.db, store.id, load.orders);
  expect(comparison).toMatchObject(nothingLost);
  const all = Array.from({ length: comparison.lastSeq }, (_, index) => index + 1);
  for (const device of devices) await until(() => expect(device.seqs).toEqual(all));

  await delay(Math.max(0, recheckMs - (Date.now() - endedAt)));
  await until(() => expect(signedOut.refusals).toEqual([errorCodes.SESSION_ENDED]));
});
