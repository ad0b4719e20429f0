import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { storeDate } from '#contract/time';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { someTerms } from '../../support/ledgerCases';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  desk = await openOrderStore(test);
});
afterAll(() => test.close());

const keyed = (reason = 'Agreed by phone') => ({
  ...{ store_id: desk.store.id, idempotency_key: randomUUID(), reason },
});
const adjust = async (amount: number) =>
  (await callAs(test.app, 'platform', 'platform/add_adjustment', { ...keyed(), amount })).transaction;
const payOut = (amount: number, key: string = randomUUID()) =>
  call(test.app, 'platform', 'platform/add_payout', { ...keyed('Transfer 12'), idempotency_key: key, amount });
const entries = async (filter: object = {}) =>
  callAs(test.app, desk.owner, 'get_ledger_entry_list', { filter: { ...filter } });

describe('an adjustment', () => {
  it('changes what the platform owes, and the store sees why', async () => {
    expect(await adjust(500)).toMatchObject({ kind: 'adjustment', amount: 500, currency: 'EUR' });
    const { data, count, complete_since } = await entries({ kind: 'adjustment' });
    expect([count, complete_since]).toEqual([2, null]);
    expect(data).toMatchObject([
      { account: 'platform', amount: -500, by: { kind: 'platform' }, reason: 'Agreed by phone' },
      { account: 'adjustments', amount: 500 },
    ]);
  });

  it('can be about an order, and then belongs to what the order brought', async () => {
    const { order } = await desk.placeOutside();
    await callAs(test.app, 'platform', 'platform/add_adjustment', { ...keyed(), amount: -70, order_id: order._id });
    const { earnings } = await callAs(test.app, desk.owner, 'get_order_earnings', { order_id: order._id });
    expect(earnings).toMatchObject({ charged: 0, earned: -70, lines: [{ part: 'taken', account: 'adjustments' }] });
  });
});

describe('a payout', () => {
  it('is never more than the platform owes', async () => {
    await adjust(300);
    expect(await payOut(301)).toMatchObject({
      error_code: errorCodes.FIELDS_NOT_VALID,
      errors: [{ path: 'amount', code: 'too_big', params: { maximum: 300 } }],
    });
    expect(await payOut(300)).toMatchObject({ success: true, transaction: { kind: 'payout', amount: -300 } });
    expect(await payOut(1)).toMatchObject({ errors: [{ params: { maximum: 0 } }] });
  });

  it('is made once, however often and however many at once it is sent', async () => {
    await adjust(1_000);
    const key = randomUUID();
    const [first, again] = [await payOut(400, key), await payOut(400, key)];
    expect(again).toEqual(first);
    const replies = await Promise.all(Array.from({ length: 20 }, () => payOut(100)));
    expect(replies.filter(({ success }) => success)).toHaveLength(6);
    const { data } = await entries({ account: 'platform' });
    expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });

  it('that the bank returned is owed again, once', async () => {
    await adjust(1_000);
    const paid = await payOut(1_000);
    if (!paid.success) throw new Error('not paid');
    const back = () =>
      call(test.app, 'platform', 'platform/return_payout', {
        ...keyed('Account closed'),
        transaction_id: paid.transaction._id,
      });
    const replies = await Promise.all([back(), back(), back()]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ success }) => !success)).toMatchObject([
      { error_code: errorCodes.NO_DATA_FOUND },
      { error_code: errorCodes.NO_DATA_FOUND },
    ]);
    expect(await payOut(1_000)).toMatchObject({ success: true });
  });
});

describe('terms', () => {
  it('begin today at the earliest, because orders keep those they were placed with', async () => {
    const { store } = desk;
    const from = (first_day: string) =>
      call(test.app, 'platform', 'platform/set_commission', { store_id: store.id, ...someTerms(), first_day });
    expect(await from('2026-01-01')).toMatchObject({ errors: [{ path: 'first_day', code: 'too_small' }] });
    expect(await from(storeDate(new Date(), store.timezone))).toMatchObject({ success: true });
  });
});
