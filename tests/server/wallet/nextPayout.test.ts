import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stores } from '#server/db/schema/stores';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { holdCash, keyed, owe } from '../../support/plantMoney';

let test: TestApp;
let desk: ChangeDesk;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openChangeDesk(test);
});
afterAll(() => test.close());

const next = () => callAs(test.app, desk.owner, 'get_next_payout', {});

it('is the balance, and nothing changes it', async () => {
  await owe(test, desk.store, 1_000);
  expect(await next()).toMatchObject({ currency: desk.store.currency, balance: 1_000, available: 1_000, causes: [] });
});

it('can be changed by requests, and by the bank details', async () => {
  await owe(test, desk.store, 1_000);
  const body = { idempotency_key: randomUUID(), amount: 400 };
  const { wallet_request } = await callAs(test.app, desk.owner, 'add_wallet_request', body);
  const waits = { cause: 'wallet_request', amount: -400, _id: wallet_request._id };
  expect(await next()).toMatchObject({ available: 600, causes: [waits] });
  const until = addHours(new Date(), 10);
  await test.db.update(stores).set({ payout_hold_until: until }).where(eq(stores.id, desk.store.id));
  const held = { cause: 'held', amount: -600, _id: null, at: until.toISOString() };
  expect(await next()).toMatchObject({ balance: 1_000, available: 0, causes: [held, waits] });
});

it('can be changed by open orders, their changes, and cash that isn’t handed in', async () => {
  const order = await desk.paidOrder(2);
  const { id } = await holdCash(test, desk.store, 500);
  const paid = { cause: 'open_order', amount: 0 - order.total, _id: order._id, unique_id: order.unique_id };
  const cash = { cause: 'cash', amount: 500, _id: id };
  expect((await next()).causes).toMatchObject([paid, cash]);
  // A customer of the platform has to agree.
  await desk.edit(order, [{ line: 0, quantity: 1 }]);
  const { causes } = await next();
  expect(causes.map(({ cause }) => cause)).toEqual(['open_order', 'order_change', 'cash']);
  const [, change] = causes;
  expect(change).toMatchObject({ _id: order._id });
  expect(change?.amount).toBeLessThan(0);
});

it('can be changed by what is contested, until the platform adjusts it', async () => {
  const { _id: order_id } = await desk.paidOrder(1);
  const taken = { ...keyed(desk.store, 'A late order'), amount: -70, order_id };
  await callAs(test.app, 'platform', 'platform/add_adjustment', taken);
  const contest = { order_id, account: 'adjustments' as const, page: '/app', app_version: '1', browser: 'Firefox' };
  for (const idempotency_key of [randomUUID(), randomUUID()])
    await callAs(test.app, desk.owner, 'contest_deduction', { ...contest, idempotency_key });
  const contested = async () => (await next()).causes.filter(({ cause }) => cause === 'contested');
  expect(await contested()).toMatchObject([{ amount: 70, _id: order_id }]);
  await callAs(test.app, 'platform', 'platform/add_adjustment', { ...keyed(desk.store), amount: 70, order_id });
  expect(await contested()).toEqual([]);
});
