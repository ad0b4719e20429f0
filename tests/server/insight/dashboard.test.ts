import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { insightDayTotals, orderItems, orders, stores } from '#server/db/schema/index';
import { rebuildTotals } from '#server/modules/orders/service';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { endedRow, type NewOrder } from '../../support/factories/endedRow';
import { makeItem, makeStore, makeTable } from '../../support/factories/index';
import { login } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const { ACCEPTED, COMPLETED, CANCELLED_BY_STORE, CANCELLED_BY_CUSTOMER } = orderStatus;
/** At a time in Paris, which is two hours ahead of UTC in June. */
const at = (time: string) => new Date(`2031-06-${time}:00+02:00`);
const june = { start_date: '2031-06-01', end_date: '2031-06-30' };

/** A store whose days begin at four, with an item, on a Wednesday at noon, unless said otherwise. */
async function storeWith(fields: readonly Partial<NewOrder>[], now = at('18T12:00'), day_starts_at = 240) {
  test.clock.now = now;
  const store = await makeStore(test.db, { day_starts_at });
  const item = await makeItem(test.db, store);
  const unsold = await makeItem(test.db, store);
  const rows = fields.map((each, index) => endedRow(store, index + 1, each));
  await test.db.transaction(async (tx) => {
    await tx.insert(orders).values(rows);
    await tx.insert(orderItems).values(
      rows.map(({ id, total }) => ({
        ...{ store_id: store.id, order_id: id ?? '', line: 1, item_id: item.id, name: item.name, tax: 0 },
        ...{ quantity: 2, unit_price: total / 2, total, modifiers: [] },
      })),
    );
  });
  return { store, item, unsold, rows, owner: await login(test.app, store) };
}

/** Ready in ten minutes, unless said otherwise. */
const ready = (created_at: Date, minutes = 10) => ({
  created_at,
  ready_at: new Date(created_at.getTime() + minutes * 60_000),
});

const week: Partial<NewOrder>[] = [
  // After midnight: still the business of the 10th, the weekday of which is Tuesday.
  { ...ready(at('11T01:30')), total: 1_000, customer_phone: '600000001' },
  { ...ready(at('11T12:10')), total: 2_000, customer_phone: '600000001', refunded: 500, paid_amount: 2_000 },
  // Served three hours late.
  { ...ready(at('18T08:00'), 200), total: 3_000, customer_phone: '600000002', paid_amount: 3_000 },
  { ...ready(at('18T09:00')), total: 4_000, customer_phone: '' },
  { created_at: at('18T10:00'), total: 5_000, order_status: CANCELLED_BY_STORE, cancellation_charge: 100 },
  // Called off hours after it was promised.
  { created_at: at('18T05:00'), ended_at: at('18T11:00'), total: 700, order_status: CANCELLED_BY_CUSTOMER },
];

describe('the dashboard', () => {
  it('has the sums of the orders', async () => {
    const { owner, item, unsold } = await storeWith(week);
    const tables = await callAs(test.app, owner, 'dashboard/tables', june);
    expect(tables.days).toHaveLength(30);
    expect(tables.days.filter(({ orders, cancelled }) => orders + cancelled > 0)).toEqual([
      { date: '2031-06-10', orders: 1, total: 1_000, discount: 0, refunded: 0, cancelled: 0 },
      { date: '2031-06-11', orders: 1, total: 2_000, discount: 0, refunded: 500, cancelled: 0 },
      { date: '2031-06-18', orders: 2, total: 7_000, discount: 0, refunded: 0, cancelled: 2 },
    ]);
    expect(tables.order_types.find(({ order_type }) => order_type === 'pickup')).toMatchObject({
      orders: 4,
      total: 10_000,
    });
    expect(tables.cancellations).toContainEqual({
      ...{ order_status: CANCELLED_BY_STORE, orders: 1, total: 5_000, cancellation_charge: 100 },
    });
    expect(tables.items).toEqual([
      { item_id: item.id, name: item.name, orders: 4, quantity: 8, amount: 10_000, discount: 0 },
      { item_id: unsold.id, name: unsold.name, orders: 0, quantity: 0, amount: 0, discount: 0 },
    ]);
    expect(tables.offers).toEqual([{ promo_id: null, promo_code: '', orders: 4, total: 10_000, discount: 0 }]);
    // The same sums as the history's.
    expect(await callAs(test.app, owner, 'get_order_totals', june)).toMatchObject({
      count: 4,
      total: 10_000,
      refunded: 500,
    });
  });

  it('counts customers who came back within 30 days of a first order with an offer, and without one', async () => {
    const promo = { _id: randomUUID() } as NewOrder['promo'];
    const { owner, store } = await storeWith([
      { created_at: at('01T12:00'), total: 1_000, customer_phone: '600000001', promo },
      { created_at: at('02T12:00'), total: 1_000, customer_phone: '600000002', promo },
      { created_at: at('03T12:00'), total: 1_000, customer_phone: '600000003' },
      // Both of one customer: they came back once.
      { created_at: at('10T12:00'), total: 2_000, customer_phone: '600000001' },
      { created_at: at('11T12:00'), total: 2_000, customer_phone: '600000001' },
      { created_at: at('12T12:00'), total: 2_000, customer_phone: '600000003', order_status: CANCELLED_BY_STORE },
      // A number isn't a customer, and neither is its absence.
      { created_at: at('13T12:00'), total: 2_000, customer_phone: '' },
    ]);
    const firstOrders = async () => (await callAs(test.app, owner, 'dashboard/tables', june)).first_orders;
    const kept = [
      { group: 'with', customers: 2, total: 2_000, returned: 1 },
      { group: 'without', customers: 1, total: 1_000, returned: 0 },
    ];
    expect(await firstOrders()).toEqual(kept);
    const order = async (id: number, fields: Partial<NewOrder>) => {
      const row = endedRow(store, id, { total: 1_000, ...fields });
      await test.db.insert(orders).values(row);
      return row;
    };
    // A first order that ends after the next one.
    const early = { created_at: at('04T12:00'), customer_phone: '600000004' };
    const { id = '' } = await order(10, { ...early, order_status: ACCEPTED });
    await order(11, { created_at: at('14T12:00'), customer_phone: '600000004' });
    await test.db
      .update(orders)
      .set({ order_status: COMPLETED, is_open: false, ended_at: at('15T12:00') })
      .where(eq(orders.id, id));
    // After 32 days, and after less than 30.
    const july = (time: string) => new Date(`2031-07-${time}:00+02:00`);
    await order(12, { created_at: july('04T12:00'), customer_phone: '600000002' });
    const later = { group: 'without', customers: 2, total: 2_000, returned: 1 };
    expect(await firstOrders()).toEqual([kept[0], later]);
    await order(13, { created_at: july('02T11:00'), customer_phone: '600000002' });
    const last = [{ ...kept[0], returned: 2 }, later];
    expect(await firstOrders()).toEqual(last);
    await test.db.execute(sql`select order_day_totals_recount(${store.id}::uuid)`);
    expect(await firstOrders()).toEqual(last);
  });

  it('has a table of tables once there are orders at some', async () => {
    test.clock.now = at('18T12:00');
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const read = async () => (await callAs(test.app, owner, 'dashboard/tables', june)).tables;
    expect(await read()).toEqual([]);
    const table = await makeTable(test.db, store);
    const common = { order_type: 'table' as const, created_at: at('17T12:00'), table_id: table.id };
    await test.db
      .insert(orders)
      .values([endedRow(store, 1, { ...common, total: 1_000 }), endedRow(store, 2, { ...common, total: 2_000 })]);
    expect(await read()).toEqual([{ table_id: table.id, number: table.number, orders: 2, total: 3_000 }]);

    // Joined tables each have the order, and their part of the total.
    const other = await makeTable(test.db, store);
    const joined_tables = [table, other].map(({ id, number }) => ({ id, number }));
    await test.db.insert(orders).values(endedRow(store, 9, { ...common, joined_tables, total: 1_001 }));
    const shared = [
      { table_id: table.id, number: table.number, orders: 3, total: 3_501 },
      { table_id: other.id, number: other.number, orders: 1, total: 500 },
    ];
    expect(await read()).toEqual(shared);
    await test.db.execute(sql`select order_day_totals_recount(${store.id}::uuid)`);
    expect(await read()).toEqual(shared);
  });

  it('tells new customers from returning ones, and counts those without a number apart', async () => {
    const { owner } = await storeWith(week);
    const customers = await callAs(test.app, owner, 'dashboard/CustomerRev+Rec', june);
    expect(customers.groups).toEqual([
      { group: 'new', orders: 2, total: 4_000 },
      { group: 'returning', orders: 1, total: 2_000 },
      { group: 'unknown', orders: 1, total: 4_000 },
    ]);
    expect(customers.days.find(({ date }) => date === '2031-06-18')).toEqual({
      date: '2031-06-18',
      new: 1,
      returning: 0,
    });
  });

  it('has the busy hours by the day of placing, and what lateness cost, with refunds that come later', async () => {
    const { owner, rows } = await storeWith(week);
    const [, , late] = rows;
    await test.db
      .update(orders)
      .set({ refunded: 300 })
      .where(eq(orders.id, late?.id ?? ''));
    const busy = await callAs(test.app, owner, 'dashboard/BusyHour', june);
    expect(busy.hours).toContainEqual({ weekday: 2, hour: 1, orders: 1, total: 1_000 });
    expect(busy.hours).toContainEqual({ weekday: 3, hour: 12, orders: 1, total: 2_000 });
    // A cancelled order kept the store busy too.
    expect(busy.hours).toContainEqual({ weekday: 3, hour: 10, orders: 1, total: 0 });
    expect(busy.times.find(({ order_type }) => order_type === 'pickup')).toMatchObject({
      ...{ orders: 4, minutes: 230, late_orders: 1, late_refunded: 300, lost_orders: 1, lost_total: 700 },
    });
  });

  it('reports the months of a year and the days of a month, as far as they have come', async () => {
    const { owner } = await storeWith(week);
    const year = await callAs(test.app, owner, 'dashboard/EarningReport', { year: 2031 });
    expect(year.periods).toHaveLength(6);
    expect(year.periods.at(-1)).toMatchObject({
      start_date: '2031-06-01',
      end_date: '2031-06-18',
      orders: 4,
      total: 10_000,
    });
    const month = await callAs(test.app, owner, 'dashboard/EarningReport', { year: 2031, month: 6 });
    expect(month.periods).toHaveLength(18);
    expect(month.periods[9]).toMatchObject({ start_date: '2031-06-10', end_date: '2031-06-10', total: 1_000 });
  });

  it('compares today with the same weekday until the same time', async () => {
    const { owner } = await storeWith(week);
    const today = await callAs(test.app, owner, 'get_dashboard_today', {});
    expect(today).toMatchObject({ date: '2031-06-18', compared_date: '2031-06-11' });
    expect(today.today).toMatchObject({ orders: 2, total: 7_000, cancelled: 2 });
    // The order of 12:10 was placed ten minutes later in the day.
    expect(today.compared).toMatchObject({ orders: 0 });
    expect(today.compared_day).toMatchObject({ orders: 1, total: 2_000, refunded: 500 });
  });

  it('compares a day whose clocks changed with the same time on the clock', async () => {
    // At three in the night, they went back by an hour: at noon, the day has thirteen hours.
    const autumn = (time: string) => new Date(`2031-10-${time}:00+02:00`);
    const sundays = ['19T11:30', '19T12:30'].map((time) => ready(autumn(time)));
    const { owner } = await storeWith(sundays, new Date('2031-10-26T12:00:00+01:00'), 0);
    const { date, compared, compared_day } = await callAs(test.app, owner, 'get_dashboard_today', {});
    expect([date, compared.orders, compared_day.orders]).toEqual(['2031-10-26', 1, 2]);
  });

  it('gives the same answers while its sums are made again, and afterwards', async () => {
    const { owner, store } = await storeWith(week);
    const answers = async () => ({
      tables: await callAs(test.app, owner, 'dashboard/tables', june),
      customers: await callAs(test.app, owner, 'dashboard/CustomerRev+Rec', june),
      busy: await callAs(test.app, owner, 'dashboard/BusyHour', june),
    });
    const kept = await answers();
    await test.db.update(stores).set({ day_starts_at: 0 }).where(eq(stores.id, store.id));
    await test.db.update(stores).set({ day_starts_at: 240 }).where(eq(stores.id, store.id));
    const ofStore = eq(insightDayTotals.store_id, store.id);
    expect(await test.db.select().from(insightDayTotals).where(ofStore)).toEqual([]);
    expect(await answers()).toEqual(kept);
    await rebuildTotals(test.db, { mostSteps: 1, ordersOfStep: 2 });
    expect(await answers()).toEqual(kept);
    while ((await rebuildTotals(test.db)) > 0);
    expect(await answers()).toEqual(kept);
    await test.db.execute(sql`select order_day_totals_recount(${store.id}::uuid)`);
    expect(await answers()).toEqual(kept);
  });

  it('refuses ranges that are reversed or longer than a year, and a store without the flag', async () => {
    const { owner, store } = await storeWith(week);
    const refused = { error_code: errorCodes.FIELDS_NOT_VALID };
    for (const range of [
      { start_date: '2031-06-02', end_date: '2031-06-01' },
      { start_date: '2030-01-01', end_date: '2031-06-01' },
    ])
      expect(await call(test.app, owner, 'dashboard/tables', range)).toMatchObject(refused);
    await test.db.update(stores).set({ is_show_dashboard: false }).where(eq(stores.id, store.id));
    expect(await call(test.app, owner, 'dashboard/tables', june)).toMatchObject({ success: false });
  });
});
