import { createHash, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import { idempotencyKeys } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs, errorOf, inject } from '../../support/callApi';
import { makeItem, makeStore, makeSubStore, orderInput, type StoreRow } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

let server: TestApp;
let store: StoreRow;
let item: { id: string };
beforeAll(async () => {
  server = await buildTestApp();
  store = await makeStore(server.db);
  item = await makeItem(server.db, store);
});
afterAll(() => server.close());

/** Far beyond what an answer takes, and far below forever. */
const patienceMs = 10_000;

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

describe('a key for a store that no one knows', () => {
  // More at once than there are connections to PostgreSQL: each that held one and wanted a second would wait for ever.
  it.each([1, 60])('is refused with 1000, %i at once, and the server goes on', async (atOnce) => {
    const place = () =>
      errorOf(server.app, 'platform', 'platform/create_order', { ...orderInput(item), store_id: randomUUID() });
    const codes = await inTime(Promise.all(Array.from({ length: atOnce }, place)));
    expect(new Set(codes)).toEqual(new Set([errorCodes.NO_DATA_FOUND]));
    const ready = await inTime(server.app.inject({ method: 'GET', url: '/readyz' }));
    expect(ready.json()).toMatchObject({ ok: true });
    const placed = callAs(server.app, 'platform', 'platform/create_order', { ...orderInput(item), store_id: store.id });
    expect((await inTime(placed)).order._id).toBeTruthy();
  });
});

describe('a key', () => {
  it('belongs to its caller: another account of the store gets 4112, and nothing of the first reply', async () => {
    const owner = await login(server.app, store);
    const kitchen = await loginSubStore(server.app, await makeSubStore(server.db, store, { grants: ['store/order'] }));
    const input = orderInput(item);
    await callAs(server.app, owner, 'create_order', input);
    const reply = (await inject(server.app, kitchen, 'create_order', input)).json();
    expect(reply).toMatchObject({ success: false, error_code: errorCodes.IDEMPOTENCY_KEY_REUSED });
    expect(reply.order).toBeUndefined();
    expect((await callAs(server.app, owner, 'create_order', input)).order._id).toBeTruthy();
  });

  it('is kept with the reply that it gave', async () => {
    const owner = await login(server.app, store);
    const input = orderInput(item);
    const { order } = await callAs(server.app, owner, 'create_order', input);
    const [kept] = await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, input.idempotency_key));
    expect(kept?.reply).toMatchObject({ order: { _id: order._id } });
  });
});

it('keeps of a body nothing by which its password could be tried without the app’s key', async () => {
  const owner = await login(server.app, store);
  const fields = { name: 'Ana', email: `ana-${randomUUID()}@test.example`, password: 'just a guess' };
  const body = { idempotency_key: randomUUID(), ...fields };
  await callAs(server.app, owner, 'add_sub_store', body);
  const [row] = await server.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, body.idempotency_key));
  const parsed = Object.entries(calls.add_sub_store.body.parse(body));
  const guessed = createHash('sha256').update(JSON.stringify([null, parsed]));
  expect(row?.body_hash).not.toBe(guessed.digest('base64url'));
});
