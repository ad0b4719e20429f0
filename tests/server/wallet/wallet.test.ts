import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { successCodes } from '#contract/codes/successCodes';
import type { WalletStep } from '#contract/ledger/walletRequest';
import { stores } from '#server/db/schema/stores';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { makeSubStore } from '../../support/factories/index';
import { loginSubStore, type TestSession } from '../../support/login';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';
import { keyed, owe } from '../../support/plantMoney';
import { setSteppedUp } from '../../support/setSteppedUp';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const wallet = () => callAs(test.app, desk.owner, 'get_wallet', {});
const request = (amount: number, caller: TestSession = desk.owner, key: string = randomUUID()) =>
  call(test.app, caller, 'add_wallet_request', { idempotency_key: key, amount });
async function requested(amount: number): Promise<string> {
  const reply = await request(amount);
  if (!reply.success) throw new Error(`refused with ${reply.error_code}`);
  return reply.wallet_request._id;
}
const cancel = (_id: string) => call(test.app, desk.owner, 'cancel_wallet_request', { _id });
const settle = (_id: string, step: WalletStep) =>
  call(test.app, 'platform', 'platform/settle_wallet_request', { ...keyed(desk.store, 'Transfer 12'), _id, step });
const setPayouts = (changes: Partial<typeof stores.$inferInsert>) =>
  test.db.update(stores).set(changes).where(eq(stores.id, desk.store.id));

describe('a request', () => {
  it('takes from what can be requested, and not from the balance', async () => {
    await owe(test, desk.store, 1_000);
    expect(await request(400)).toMatchObject({
      message: successCodes.WALLET_REQUEST_ADDED,
      wallet_request: { amount: 400, currency: 'EUR', state: 'requested', by: { kind: 'store' } },
    });
    expect(await wallet()).toMatchObject({ balance: 1_000, requested: 400, available: 600, cash: 0 });
    expect(await request(601)).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_ADD_FAILED });
  });

  it('is made once for a key', async () => {
    await owe(test, desk.store, 1_000);
    const key = randomUUID();
    expect(await request(400, desk.owner, key)).toEqual(await request(400, desk.owner, key));
    expect((await wallet()).requests).toHaveLength(1);
  });

  it('never exceeds the balance together with 49 others at once', async () => {
    await owe(test, desk.store, 1_000);
    const replies = await Promise.all(Array.from({ length: 50 }, () => request(70)));
    expect(replies.filter(({ success }) => success)).toHaveLength(14);
    expect(await wallet()).toMatchObject({ requested: 980, available: 20 });
  });

  it('and payouts of the platform share one balance', async () => {
    await owe(test, desk.store, 1_000);
    const payOut = () =>
      call(test.app, 'platform', 'platform/add_payout', { ...keyed(desk.store, 'Transfer 11'), amount: 100 });
    await Promise.all(Array.from({ length: 15 }, (_, index) => (index % 2 ? payOut() : request(100))));
    const { balance, requested, available } = await wallet();
    expect([balance - requested, available]).toEqual([0, 0]);
  });

  it('can be cancelled until it is accepted', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await requested(400);
    expect(await cancel(_id)).toMatchObject({ message: successCodes.WALLET_REQUEST_CANCELLED });
    expect(await wallet()).toMatchObject({ requested: 0, available: 1_000 });
    expect(await cancel(_id)).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_CANCEL_FAILED });
    const other = await requested(400);
    await settle(other, 'accept');
    expect(await cancel(other)).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_CANCEL_FAILED });
  });

  it('needs the action itself, and a fresh proof', async () => {
    await owe(test, desk.store, 1_000);
    const as = async (...keys: string[]) =>
      loginSubStore(
        test.app,
        await makeSubStore(test.db, desk.store, { urls: keys.map((url) => ({ url, permission: 1 })) }),
      );
    expect(await request(100, await as('store/earning'))).toMatchObject({ success: false });
    expect(await request(100, await as('store/earning', 'store/earning/payout'))).toMatchObject({ success: true });
    await setSteppedUp(test, desk.owner, null);
    expect(await request(100)).toMatchObject({ error_code: errorCodes.STEP_UP_REQUIRED });
  });
});

describe('the platform', () => {
  it('accepts, transfers and completes a request, and the transfer is a payout', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await requested(400);
    expect(await settle(_id, 'transfer')).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_TRANSFER_FAILED });
    expect(await settle(_id, 'complete')).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_COMPLETE_FAILED });
    expect(await settle(_id, 'accept')).toMatchObject({ wallet_request: { state: 'accepted' } });
    expect(await settle(_id, 'accept')).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_ACCEPT_FAILED });
    expect(await settle(_id, 'transfer')).toMatchObject({ wallet_request: { state: 'transferred' } });
    expect(await wallet()).toMatchObject({ balance: 600, requested: 0, available: 600 });
    expect(await settle(_id, 'complete')).toMatchObject({ wallet_request: { state: 'completed' } });
    const earlier = await callAs(test.app, desk.owner, 'get_wallet_request_list', { page: 1, perPage: 1 });
    expect(earlier).toMatchObject({ data: [{ _id, state: 'completed' }], count: 1 });
    const { data, count } = await callAs(test.app, desk.owner, 'get_payout_list', {});
    expect([data, count]).toMatchObject([[{ amount: 400, reason: 'Transfer 12', returned: null }], 1]);
  });

  it('transfers a request once, however many times at once it is asked', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await requested(400);
    await settle(_id, 'accept');
    const replies = await Promise.all(Array.from({ length: 10 }, () => settle(_id, 'transfer')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await wallet()).toMatchObject({ balance: 600 });
  });

  it('doesn’t transfer what is no longer owed', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await requested(400);
    await settle(_id, 'accept');
    await owe(test, desk.store, -700);
    expect(await settle(_id, 'transfer')).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_TRANSFER_FAILED });
    expect(await settle(_id, 'decline')).toMatchObject({ wallet_request: { state: 'declined' } });
    expect(await wallet()).toMatchObject({ available: 300 });
  });

  it('marks a request whose payout the bank returned, and owes it again', async () => {
    await owe(test, desk.store, 1_000);
    const _id = await requested(400);
    await settle(_id, 'accept');
    const paid = await settle(_id, 'transfer');
    if (!paid.success) throw new Error('not transferred');
    const transaction_id = paid.wallet_request.transaction_id ?? '';
    await callAs(test.app, 'platform', 'platform/return_payout', {
      ...keyed(desk.store, 'Account closed'),
      transaction_id,
    });
    expect(await wallet()).toMatchObject({
      available: 1_000,
      requests: [{ _id, state: 'returned', reason: 'Account closed' }],
    });
    const { data } = await callAs(test.app, desk.owner, 'get_payout_list', {});
    expect(data).toMatchObject([{ _id: transaction_id, returned: { reason: 'Account closed' } }]);
  });
});

it.each([
  ['wait', { payout_hold_until: addHours(new Date(), 10) }],
  ['are frozen', { payouts_frozen_at: new Date() }],
])('While payouts %s, nothing is requested or paid out', async (_words, standing) => {
  await owe(test, desk.store, 1_000);
  const _id = await requested(400);
  await settle(_id, 'accept');
  await setPayouts(standing);
  expect(await request(100)).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_ADD_FAILED });
  expect(await settle(_id, 'transfer')).toMatchObject({ error_code: errorCodes.WALLET_REQUEST_TRANSFER_FAILED });
  const body = { ...keyed(desk.store, 'Transfer 13'), amount: 100 };
  expect(await call(test.app, 'platform', 'platform/add_payout', body)).toMatchObject({ success: false });
  expect(await wallet()).toMatchObject({ balance: 1_000 });
});
