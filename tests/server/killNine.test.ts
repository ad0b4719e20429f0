import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callPath } from '#contract/calls/callPath';
import type { BodyOf } from '#contract/calls/index';
import { orders, outbox } from '#server/db/schema/index';
import { createSession } from '#server/modules/session/service';
import { testPlatformKey } from '../support/buildTestApp';
import { makeItem, makeStore, orderInput } from '../support/factories/index';
import { until } from '../support/until';
import { lastingDatabase, ServerProcess } from './killNineServer';
import { Device } from './realtime/devices';

const orderCount = 1_000;
const killedAfter = 450;
const atOnce = 24;

type Body = BodyOf<'platform/create_order'>;

let database: Awaited<ReturnType<typeof lastingDatabase>>;
let server: ServerProcess | undefined;
beforeAll(async () => {
  database = await lastingDatabase();
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await database?.remove();
});

async function place(url: string, body: Body): Promise<string> {
  const response = await fetch(url + callPath('platform/create_order'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'platform-key': testPlatformKey },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.order._id;
}

/** Places what is not acknowledged yet, so many at once, and notes each acknowledgement. Ends at the first lost connection. */
async function placeAll(url: string, bodies: Body[], acknowledged: Map<string, string>, onEach = () => {}) {
  const waiting = bodies.filter(({ idempotency_key }) => !acknowledged.has(idempotency_key));
  const work = async () => {
    for (let body = waiting.shift(); body; body = waiting.shift()) {
      acknowledged.set(body.idempotency_key, await place(url, body));
      onEach();
    }
  };
  return Promise.allSettled(Array.from({ length: atOnce }, work));
}

test('a server killed amid 1,000 orders loses none that it acknowledged and doubles none', {
  timeout: 400_000,
}, async () => {
  const opened = await database.open();
  const store = await makeStore(opened.db);
  const item = await makeItem(opened.db, store);
  const signIn = { store_id: store.id, sub_store_id: null, device_token: '', user_agent: '', address: '' };
  const token = await createSession(opened.db, signIn, new Date());
  await opened.close();

  const bodies = Array.from({ length: orderCount }, () => ({ ...orderInput(item), store_id: store.id }));
  const acknowledged = new Map<string, string>();
  const first = await ServerProcess.start(database.env, 0);
  server = first;
  const board = await new Device(first.url, { store_id: store.id, token }).live();

  let killed: Promise<void> | undefined;
  await placeAll(first.url, bodies, acknowledged, () => {
    if (acknowledged.size >= killedAfter) killed ??= first.end('SIGKILL');
  });
  await killed;
  const beforeTheKill = new Map(acknowledged);
  expect(beforeTheKill.size).toBeGreaterThanOrEqual(killedAfter);
  expect(beforeTheKill.size).toBeLessThan(orderCount);

  server = await ServerProcess.start(database.env, first.port);
  await board.live();
  const results = await placeAll(server.url, bodies, acknowledged);
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([]);
  // The board that stayed open through it all has each event once, in order.
  const all = Array.from({ length: orderCount }, (_, index) => index + 1);
  await until(() => expect(board.lastSeq).toBe(orderCount));
  expect(board.seqs).toEqual(all);
  board.close();
  await server.end('SIGTERM');

  const { db, close } = await database.open();
  const kept = await db.select({ id: orders.id, number: orders.unique_id }).from(orders).orderBy(asc(orders.unique_id));
  const written = await db.select({ seq: outbox.seq }).from(outbox).orderBy(asc(outbox.seq));
  await close();
  const ids = kept.map(({ id }) => id).sort();
  expect(ids).toEqual([...acknowledged.values()].sort());
  expect(ids).toEqual(expect.arrayContaining([...beforeTheKill.values()]));
  expect(kept.map(({ number }) => number)).toEqual(all);
  expect(written.map(({ seq }) => seq)).toEqual(all);
});
