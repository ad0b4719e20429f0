import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Earning } from '#contract/entities/earning';
import type { Order } from '#contract/entities/order';
import { earningMeasureNames } from '#contract/ledger/earnings';
import { periodDates } from '#contract/orders/historyPeriod';
import { orderStatus } from '#contract/orders/statuses';
import { businessDate, dateFrom } from '#contract/time';
import { ledgerDayTotals, stores } from '#server/db/schema/index';
import { checkLedgers, rebuildLedgerTotals } from '#server/modules/ledger/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { type ChangeDesk, openChangeDesk } from '../../support/changeDesk';
import { makeStore } from '../../support/factories/index';
import { login } from '../../support/login';

const { ACCEPTED, PREPARING, READY, COMPLETED } = orderStatus;

let test: TestApp;
let desk: ChangeDesk;
let today: string;
beforeAll(async () => {
  test = await buildTestApp();
  desk = await openChangeDesk(test, { is_store_can_complete_order: true });
  today = businessDate(new Date(), desk.store);
  const rate = { percent: 20, amount: 10 };
  await callAs(test.app, 'platform', 'platform/set_commission', {
    ...{ store_id: desk.store.id, first_day: today, delivery: rate, pickup: rate, table: rate },
    ...{ with_tax: false, with_delivery_fee: false, with_tip: false, commission_tax: 10, is_returned_on_refund: true },
    payment_fee: { percent: 3, amount: 0 },
  });
  await handOver(await desk.paidOrder(2));
  const { order: inCash } = await desk.placeOutside({ paid_by: 'cash' });
  await handOver(await desk.move(inCash, ACCEPTED));
  const refunded = await handOver(await desk.paidOrder(2));
  await desk.refund((await desk.getOrder(refunded)).order, { lines: [{ line: 0, quantity: 1 }] });
  const keyed = { store_id: desk.store.id, reason: 'Agreed by phone' };
  const adjustment = { ...keyed, idempotency_key: 'adjustment-1', amount: 500 };
  await callAs(test.app, 'platform', 'platform/add_adjustment', adjustment);
  await callAs(test.app, 'platform', 'platform/add_payout', { ...keyed, idempotency_key: 'payout-1', amount: 300 });
});
afterAll(() => test.close());

const handOver = async (order: Order) =>
  desk.move(await desk.move(await desk.move(order, PREPARING), READY), COMPLETED);
const earning = (body: BodyOf<'get_earning'> = {}) => callAs(test.app, desk.owner, 'get_earning', body);

/** The sum that each account has in the entries of today. */
async function entrySums(): Promise<Map<string, number>> {
  const dates = { start_date: today, end_date: today };
  const { data } = await callAs(test.app, desk.owner, 'get_ledger_entry_export', dates);
  const sums = new Map<string, number>();
  for (const { account, amount } of data) sums.set(account, (sums.get(account) ?? 0) + amount);
  return sums;
}

const keysOf = [...earningMeasureNames, 'orders', 'net'] as const;
type Sums = Pick<Earning, (typeof keysOf)[number]>;
const sumsOf = (sums: Sums) => Object.fromEntries(keysOf.map((key) => [key, sums[key]]));
const added = (all: readonly Sums[]) =>
  Object.fromEntries(keysOf.map((key) => [key, all.reduce((sum, each) => sum + each[key], 0)]));

describe('earnings', () => {
  it('are the sums of the orders and of their entries', async () => {
    const week = await earning();
    const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'history' });
    const sumOf = (key: 'subtotal' | 'delivery_fee' | 'tip_amount') => data.reduce((sum, one) => sum + one[key], 0);
    expect(week.orders).toBe(3);
    expect([week.sales, week.delivery_fees, week.tips]).toEqual([
      sumOf('subtotal'),
      sumOf('delivery_fee'),
      sumOf('tip_amount'),
    ]);
    expect(week.refunds).toBe(0 - data.reduce((sum, order) => sum + order.refunded, 0));
    const sums = await entrySums();
    const of = (...accounts: string[]) => accounts.reduce((sum, account) => sum + (sums.get(account) ?? 0), 0);
    expect(week.commission).toBe(of('commission', 'commission_tax'));
    expect(week.fees).toBe(of('payment_fees'));
    expect(week.adjustments).toBe(500);
    expect([week.paid_out, week.due]).toEqual([300, 0 - of('platform')]);
    const brought = await Promise.all(
      data.map(({ _id }) => callAs(test.app, desk.owner, 'get_order_earnings', { order_id: _id })),
    );
    expect(week.net).toBe(brought.reduce((sum, { earnings }) => sum + earnings.earned, 0) + 500);
  });

  it('are the same by day, order type, payment and delivery person', async () => {
    const week = await earning();
    const whole = sumsOf(week);
    for (const parts of [week.days, week.order_types, week.payments, week.providers])
      expect(added(parts)).toEqual(whole);
    expect(week.days.map(({ date }) => date)).toEqual(
      Array.from({ length: week.days.length }, (_, index) => dateFrom(week.start_date, index)),
    );
    expect(week.days.at(-1)).toMatchObject({ date: today, orders: 3, paid_out: 300 });
    expect(week.payments.map(({ paid_by, orders }) => [paid_by, orders]).sort()).toEqual([
      [null, 0],
      ['card', 2],
      ['cash', 1],
    ]);
  });

  it('are compared with the same days before', async () => {
    const week = await earning();
    expect(week.before).toMatchObject({ start_date: dateFrom(week.start_date, -7), end_date: dateFrom(today, -7) });
    expect(week.bridge.reduce((sum, { amount }) => sum + amount, 0)).toBe(week.net - week.before.net);
    const days = await earning({ start_date: dateFrom(today, -1), end_date: today });
    expect(days.before).toMatchObject({ start_date: dateFrom(today, -3), end_date: dateFrom(today, -2), net: 0 });
    expect(sumsOf(days)).toEqual(sumsOf(week));
  });

  it('are those that each number’s entries add up to', async () => {
    const week = await earning();
    const { start_date, end_date } = week;
    const ofCard = await callAs(test.app, desk.owner, 'get_ledger_entry_list', {
      ...{ start_date, end_date, perPage: 100 },
      filter: { accounts: ['commission', 'commission_tax'], paid_by: 'card' },
    });
    const card = week.payments.find(({ paid_by }) => paid_by === 'card');
    expect(ofCard.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(card?.commission);
    const ofNone = await callAs(test.app, desk.owner, 'get_ledger_entry_list', {
      filter: { accounts: ['adjustments'], order_type: null },
    });
    expect(ofNone.data.map(({ amount }) => amount)).toEqual([500]);
  });

  it('aren’t found for a day, week or month that the store can’t have: 641, 642, 636', async () => {
    const ask = (body: BodyOf<'get_earning'>) => call(test.app, desk.owner, 'get_earning', body);
    const next = { day: dateFrom(today, 1), week: dateFrom(today, 7), month: dateFrom(today, 31) };
    const notFound = [
      ['day', errorCodes.DAILY_EARNINGS_NOT_FOUND],
      ['week', errorCodes.WEEKLY_EARNINGS_NOT_FOUND],
      ['month', errorCodes.ORDER_HISTORY_NOT_FOUND],
    ] as const;
    for (const [period, error_code] of notFound) {
      expect(await ask({ period, date: next[period] })).toMatchObject({ error_code });
      expect(await ask({ period, date: '2001-01-01' })).toMatchObject({ error_code });
      expect(await ask({ period })).toMatchObject({ success: true, ...periodDates(period, today) });
    }
    const refused = { error_code: errorCodes.FIELDS_NOT_VALID };
    expect(await ask({ start_date: '2020-01-01', end_date: '2025-01-01' })).toMatchObject(refused);
    expect(await ask({ start_date: '2025-01-01', end_date: '2020-01-01' })).toMatchObject(refused);
  });

  it('are zero for a store without entries, and for days to come', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const month = await callAs(test.app, owner, 'get_earning', { period: 'month' });
    expect(month).toMatchObject({ orders: 0, net: 0, paid_out: 0, due: 0, order_types: [], complete_since: null });
    const start_date = dateFrom(today, 5);
    const later = await callAs(test.app, owner, 'get_earning', { start_date, end_date: dateFrom(today, 9) });
    expect(later.days).toEqual([]);
  });
});

describe('the export', () => {
  it('has every entry once, in parts, without names', async () => {
    const dates = { start_date: today, end_date: today };
    const whole = await callAs(test.app, desk.owner, 'get_ledger_entry_export', dates);
    const parts: typeof whole.data = [];
    let after: NonNullable<typeof whole.next> | undefined;
    do {
      const part = await callAs(test.app, desk.owner, 'get_ledger_entry_export', {
        ...{ ...dates, limit: 7 },
        ...(after && { after }),
      });
      parts.push(...part.data);
      after = part.next;
    } while (after);
    expect(parts).toEqual(whole.data);
    expect(whole.data.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(whole.data[0]).not.toHaveProperty('by');
    const tax = whole.data.filter(({ account }) => account === 'tax');
    expect(tax.length).toBeGreaterThan(0);
    for (const { tax_rate } of tax) expect(tax_rate).toBeGreaterThan(0);
  });
});

describe('kept sums', () => {
  const kept = () =>
    test.db
      .select()
      .from(ledgerDayTotals)
      .where(eq(ledgerDayTotals.store_id, desk.store.id))
      .then((rows) => rows.map((row) => JSON.stringify(row)).sort());
  const setDay = (day_starts_at: number) =>
    test.db.update(stores).set({ day_starts_at }).where(eq(stores.id, desk.store.id));

  it('are made again when the business day changes, and every answer is right until then', async () => {
    const before = { kept: await kept(), earning: await earning() };
    // Both changes together leave the days as they were, without any sums.
    await setDay(60);
    await setDay(0);
    expect(await kept()).toEqual([]);
    expect(await earning()).toEqual(before.earning);
    expect(await rebuildLedgerTotals(test.db, { mostSteps: 1, entriesOfStep: 9 })).toBe(1);
    expect(await earning()).toEqual(before.earning);
    expect(await rebuildLedgerTotals(test.db, { entriesOfStep: 9 })).toBeGreaterThan(1);
    expect(await kept()).toEqual(before.kept);
    expect(await earning()).toEqual(before.earning);
  });

  it('that differ from the ledger are logged at night', async () => {
    const log = { error: vi.fn() };
    await checkLedgers(test.db, log);
    expect(log.error).not.toHaveBeenCalled();
    const change = (cents: number, isByPerson: boolean) =>
      test.db.execute(sql`update ledger_day_totals set sales = sales + ${cents}::int
        where (store_id, order_type, day, paid_by, provider_id) = (select store_id, order_type, day, paid_by, provider_id
          from ledger_day_totals where store_id = ${desk.store.id} and sales > 0 and (order_type = 'any') = ${isByPerson} limit 1)`);
    for (const isByPerson of [true, false]) {
      await change(1, isByPerson);
      await checkLedgers(test.db, log);
      expect(log.error).toHaveBeenCalledOnce();
      expect(log.error.mock.calls[0]?.[0]).toMatchObject({ differences: [{ account: 'sales' }] });
      await change(-1, isByPerson);
      log.error.mockClear();
    }
  });
});

describe('business days', () => {
  it('have the earnings and entries since they began', async () => {
    /** In Paris, which is two hours ahead of UTC in June. */
    const at = (time: string) => new Date(`2031-06-${time}:00+02:00`);
    const store = await makeStore(test.db, { day_starts_at: 240 });
    const adjust = (time: string, amount: number) => {
      test.clock.now = at(time);
      const body = { store_id: store.id, idempotency_key: `adjustment ${time}`, reason: 'Agreed by phone', amount };
      return callAs(test.app, 'platform', 'platform/add_adjustment', body);
    };
    await adjust('18T03:59', 100);
    await adjust('18T04:01', 70);
    const owner = await login(test.app, store);
    const days = await callAs(test.app, owner, 'get_earning', { start_date: '2031-06-17', end_date: '2031-06-18' });
    expect(days.days.map(({ date, net }) => [date, net])).toEqual([
      ['2031-06-17', 100],
      ['2031-06-18', 70],
    ]);
    const day = { start_date: '2031-06-17', end_date: '2031-06-17' };
    const accounts = { filter: { accounts: ['adjustments' as const] } };
    const { data } = await callAs(test.app, owner, 'get_ledger_entry_list', { ...day, ...accounts });
    expect(data.map(({ amount }) => amount)).toEqual([100]);
    expect(await callAs(test.app, owner, 'get_earning', { period: 'day', date: '2031-06-17' })).toMatchObject({
      ...{ net: 100, due: 100, before: { start_date: '2031-06-10', end_date: '2031-06-10' } },
    });
  });
});
