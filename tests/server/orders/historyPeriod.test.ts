import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { periodDates } from '#contract/orders/historyPeriod';
import { orderStatus } from '#contract/orders/statuses';
import { orders, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { endedRow, type NewOrder } from '../../support/factories/endedRow';
import { makeStore, makeSubStore } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const { CANCELLED_BY_STORE, REJECTED } = orderStatus;
/** A Wednesday at noon in Paris. */
const wednesday = new Date('2031-06-18T10:00:00Z');

async function storeWith(fields: readonly Partial<NewOrder>[]) {
  test.clock.now = wednesday;
  const store = await makeStore(test.db, { day_starts_at: 240 });
  await test.db
    .update(stores)
    .set({ created_at: new Date('2031-06-01T10:00:00Z') })
    .where(eq(stores.id, store.id));
  if (fields.length > 0)
    await test.db.insert(orders).values(fields.map((each, index) => endedRow(store, index + 1, each)));
  return { store, owner: await login(test.app, store) };
}

/** At a time in Paris, which is two hours ahead of UTC in June. */
const at = (time: string) => new Date(`2031-06-${time}:00+02:00`);

describe('a week of the history', () => {
  it('has the sums of each business day until today, and why orders were called off', async () => {
    const { owner } = await storeWith([
      // Sunday's business begins at four: this is still Saturday's, of the week before.
      { created_at: at('15T03:59'), total: 1 },
      { created_at: at('15T04:01'), total: 1_000 },
      { created_at: at('16T01:30'), total: 500, refunded: 50, paid_amount: 500 },
      { created_at: at('17T12:00'), total: 700, order_status: REJECTED, reason: 'Too busy' },
      { created_at: at('17T13:00'), total: 900, order_status: REJECTED, reason: 'Too busy' },
      {
        ...{ created_at: at('18T11:00'), total: 800, order_status: CANCELLED_BY_STORE },
        ...{ reason: 'No-show', cancellation_charge: 200 },
      },
    ]);
    const zero = { count: 0, total: 0, refunded: 0, cancelled: { count: 0, total: 0, cancellation_charge: 0 } };
    const week = await callAs(test.app, owner, 'get_history_period', { period: 'week' });
    expect(week).toEqual({
      ...{ success: true, start_date: '2031-06-15', end_date: '2031-06-21', currency: 'EUR' },
      days: [
        { ...zero, date: '2031-06-15', count: 2, total: 1_500, refunded: 50 },
        { ...zero, date: '2031-06-16' },
        { ...zero, date: '2031-06-17', cancelled: { count: 2, total: 1_600, cancellation_charge: 0 } },
        { ...zero, date: '2031-06-18', cancelled: { count: 1, total: 800, cancellation_charge: 200 } },
      ],
      called_off: [
        { order_status: REJECTED, reason: 'Too busy', count: 2, total: 1_600, cancellation_charge: 0 },
        { order_status: CANCELLED_BY_STORE, reason: 'No-show', count: 1, total: 800, cancellation_charge: 200 },
      ],
    });
    // The days add up to the totals of the same dates.
    const dates = { start_date: week.start_date, end_date: week.end_date };
    expect(await callAs(test.app, owner, 'get_order_totals', dates)).toMatchObject({ count: 2, total: 1_500 });
    const day = await callAs(test.app, owner, 'get_history_period', { period: 'day', date: '2031-06-14' });
    expect(day.days).toEqual([{ ...zero, date: '2031-06-14', count: 1, total: 1 }]);
  });

  it('is empty without orders, and not found where the store has none: 636', async () => {
    const { store, owner } = await storeWith([]);
    const ofWeek = (date: string) => call(test.app, owner, 'get_history_period', { period: 'week', date });
    const empty = await callAs(test.app, owner, 'get_history_period', { period: 'month' });
    expect(empty.days).toHaveLength(18);
    expect(empty.called_off).toEqual([]);
    const notFound = { error_code: errorCodes.ORDER_HISTORY_NOT_FOUND };
    expect(await ofWeek('2031-06-22')).toMatchObject(notFound);
    expect(await ofWeek('2031-05-31')).toMatchObject(notFound);
    expect(await ofWeek('2031-06-07')).toMatchObject({ success: true });
    // An order that is older than the store's row: the store came from another server.
    await test.db.insert(orders).values(endedRow(store, 1, { created_at: new Date('2031-05-28T10:00:00Z') }));
    expect(await ofWeek('2031-05-31')).toMatchObject({ success: true });
  });
});

describe('access', () => {
  it('to weeks and months is store/earning, which opens the ended orders in them, and no live ones', async () => {
    const { store } = await storeWith([{ created_at: at('16T12:00') }, { order_status: orderStatus.PREPARING }]);
    const as = async (grant: 'store/earning' | 'store/history') =>
      loginSubStore(test.app, await makeSubStore(test.db, store, { grants: [grant] }));
    const bookkeeper = await as('store/earning');
    const { data } = await callAs(test.app, bookkeeper, 'get_order_list', { board: 'history' });
    expect(data.map(({ unique_id }) => unique_id)).toEqual([1]);
    const order_id = data[0]?._id ?? '';
    expect(await call(test.app, bookkeeper, 'get_order', { order_id })).toMatchObject({ success: true });
    const refused = { error_code: errorCodes.NOT_PERMITTED };
    expect(await call(test.app, bookkeeper, 'get_order_list', { board: 'today' })).toMatchObject(refused);
    expect(await call(test.app, bookkeeper, 'get_order_export', {})).toMatchObject(refused);
    const historian = await as('store/history');
    expect(await call(test.app, historian, 'get_history_period', { period: 'week' })).toMatchObject(refused);
  });
});

it('a month ends on its last day', () => {
  expect(periodDates('month', '2028-02-10')).toEqual({ start_date: '2028-02-01', end_date: '2028-02-29' });
  expect(periodDates('month', '2031-12-31')).toEqual({ start_date: '2031-12-01', end_date: '2031-12-31' });
  expect(periodDates('week', '2031-06-15')).toEqual({ start_date: '2031-06-15', end_date: '2031-06-21' });
});
