import { addHours, addMinutes } from 'date-fns';
import { and, eq, lte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultBookingRules } from '#contract/bookings/bookingRules';
import { errorCodes } from '#contract/codes/errorCodes';
import { boardBounds, boards, countedBoards, isOnBoard } from '#contract/orders/boards';
import { isFinal, orderStatuses, orderTypes } from '#contract/orders/statuses';
import { deadlineOf } from '#contract/orders/urgency';
import type { AnyPermission } from '#contract/permissions';
import { storeDate, storeDay } from '#contract/time';
import { newId } from '#server/db/schema/columns';
import { orders, storeSettings } from '#server/db/schema/index';
import { boardCondition } from '#server/modules/orders/lists/orderListCondition';
import { factsOf } from '#server/modules/orders/presentOrder';
import { columnsWithout } from '../../../bench/columnsWithout';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Caller, call, callAs } from '../../support/callApi';
import {
  makeItem,
  makeProvider,
  makeStore,
  makeSubStore,
  orderInput,
  type StoreRow,
} from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type NewOrder = typeof orders.$inferInsert;

const orderRow = (store: StoreRow, unique_id: number, fields: Partial<NewOrder>): NewOrder => {
  const created_at = fields.created_at ?? new Date();
  return {
    store_id: store.id,
    id: newId(),
    unique_id,
    order_type: 'pickup',
    order_status: 1,
    payment_status: 'pending',
    paid_by: 'cash',
    customer_name: 'Camille Test',
    customer_country_phone_code: '+33',
    customer_phone: '612345678',
    due_at: fields.schedule_at ?? created_at,
    created_at,
    updated_by: 'Test',
    subtotal: 100,
    tax: 0,
    tax_included: true,
    delivery_fee: 0,
    tip_amount: 0,
    discount: 0,
    total: 100,
    currency: store.currency,
    confirmation_code: '0000',
    is_confirmation_code_required: false,
    placed_by: 'store',
    ...fields,
    is_open: !isFinal(fields.order_status ?? 1),
    ended_at: isFinal(fields.order_status ?? 1) ? (fields.ended_at ?? created_at) : null,
  };
};
const insert = async (store: StoreRow, fields: Partial<NewOrder>[]) => {
  const rows = fields.map((entry, index) => orderRow(store, index + 1, entry));
  return test.db.insert(orders).values(rows).returning();
};

/** Moments around clock changes, and one of an ordinary day. */
const moments = [
  ['Europe/Paris', '2031-03-30T00:30:00Z'],
  ['Europe/Paris', '2031-10-25T22:10:00Z'],
  ['America/Chicago', '2031-03-09T07:59:00Z'],
  ['America/Chicago', '2031-11-02T05:30:00Z'],
  ['Australia/Lord_Howe', '2031-04-05T14:45:00Z'],
  ['Australia/Lord_Howe', '2031-10-04T13:31:00Z'],
  ['Asia/Kolkata', '2031-06-15T18:31:00Z'],
] as const;

describe('boards in SQL', () => {
  it.each(moments)('show what the contract says, in %s at %s', async (timezone, moment) => {
    const now = new Date(moment);
    const store = await makeStore(test.db, { timezone });
    const days = [-1, 0, 1, 2, 3].map((offset) => storeDay(now, timezone, offset).start);
    const edges = [...days, addHours(now, -6), now].flatMap((at) => [addMinutes(at, -1), at, addMinutes(at, 1)]);
    const someTime = fc.oneof(
      fc.constantFrom(...edges),
      fc.integer({ min: -3 * 1440, max: 3 * 1440 }).map((minutes) => addMinutes(now, minutes)),
    );
    const someOrder = fc.record({
      order_type: fc.constantFrom(...orderTypes),
      order_status: fc.constantFrom(...orderStatuses, 1 as const, 3 as const, 5 as const),
      delivery_status: fc.constantFrom(null, 9 as const, 109 as const),
      created_at: someTime,
      schedule_at: fc.option(someTime, { freq: 2 }),
    });
    const rows = await insert(store, fc.sample(someOrder, { numRuns: 400, seed: now.getTime() % 1_000_003 }));
    const bounds = boardBounds(now, { timezone });
    for (const board of boards) {
      const found = await test.db
        .select({ number: orders.unique_id })
        .from(orders)
        .where(and(eq(orders.store_id, store.id), boardCondition(board, bounds)));
      const expected = rows.filter((row) => isOnBoard(board, factsOf(row), bounds));
      expect(expected.length).toBeGreaterThan(0);
      expect([board, found.map((row) => row.number).sort((a, b) => a - b)]).toEqual([
        board,
        expected.map((row) => row.unique_id).sort((a, b) => a - b),
      ]);
    }
  });
});

describe('get_order_list', () => {
  const numbers = async (caller: Caller, body: Parameters<typeof callAs<'get_order_list'>>[3]) => {
    const { data, count } = await callAs(test.app, caller, 'get_order_list', body);
    return { numbers: data.map((order) => order.unique_id), count };
  };

  it('pages, sorts, filters and searches', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const provider = await makeProvider(test.db, store);
    const now = new Date();
    const rows = await insert(store, [
      { total: 300, customer_name: 'Ada Lovelace 100%', created_at: addMinutes(now, -50) },
      { total: 100, customer_name: 'Bo Diddley', created_at: addMinutes(now, -40), order_status: 25, paid_by: 'card' },
      { total: 200, customer_name: 'Cy Young', customer_phone: '699988877', created_at: addMinutes(now, -30) },
      {
        total: 200,
        order_type: 'delivery',
        order_status: 7,
        provider_id: provider.id,
        created_at: addMinutes(now, -20),
      },
    ]);
    expect(await numbers(owner, {})).toEqual({ numbers: [4, 3, 2, 1], count: 4 });
    expect(await numbers(owner, { board: 'dispatch' })).toEqual({ numbers: [4], count: 1 });
    expect(await numbers(owner, { board: 'history' })).toEqual({ numbers: [2], count: 1 });
    expect(await numbers(owner, { perPage: 2, page: 2 })).toEqual({ numbers: [2, 1], count: 4 });
    expect(await numbers(owner, { sort_by: 'total' })).toMatchObject({ numbers: [2, 3, 4, 1] });
    expect(await numbers(owner, { sort_by: 'customer_name', sort_order: 'DESC' })).toMatchObject({
      numbers: [3, 4, 2, 1],
    });
    expect(await numbers(owner, { filter: { paid_by: 'card' } })).toMatchObject({ numbers: [2] });
    expect(await numbers(owner, { filter: { order_status: [7, 25] } })).toMatchObject({ numbers: [4, 2] });
    expect(await numbers(owner, { filter: { order_type: 'delivery', provider_id: provider.id } })).toMatchObject({
      count: 1,
    });
    expect(await numbers(owner, { ids: [rows[0]?.id ?? ''] })).toMatchObject({ numbers: [1] });
    expect(await numbers(owner, { query: 'DIDD' })).toMatchObject({ numbers: [2] });
    expect(await numbers(owner, { query: '100%' })).toMatchObject({ numbers: [1] });
    expect(await numbers(owner, { query: '3' })).toMatchObject({ numbers: [3] });
    expect(await numbers(owner, { query: 'c' })).toMatchObject({ count: 4 });
    expect(await numbers(owner, { query: '8877' })).toMatchObject({ numbers: [3] });
    expect(await numbers(owner, { query: '+33 (0) 6999' })).toMatchObject({ numbers: [3] });
    expect(await numbers(owner, { query: '+44 6999' })).toMatchObject({ count: 0 });
    expect(await numbers(owner, { query: '6 999' })).toMatchObject({ numbers: [3] });
  });

  it('sorts by deadline like the contract', async () => {
    const now = new Date();
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const { order_rules: rules } = (await callAs(test.app, owner, 'get_store_data', {})).store_detail;
    const someTime = fc.integer({ min: -240, max: 240 }).map((minutes) => addMinutes(now, minutes));
    const someOrder = fc.record({
      order_type: fc.constantFrom(...orderTypes),
      order_status: fc.constantFrom(1 as const, 3 as const, 5 as const, 7 as const),
      ...{ created_at: someTime, schedule_at: fc.option(someTime, { freq: 3 }) },
      estimated_ready_at: fc.option(someTime),
      busy_minutes: fc.constantFrom(0, 0, 15),
      placed_by: fc.constantFrom('store' as const, 'platform' as const),
      rounds: fc.boolean().map((hasRounds) => (hasRounds ? [] : null)),
    });
    await insert(store, fc.sample(someOrder, { numRuns: 120, seed: 24 }));
    for (const answer_within of [7, 0]) {
      const [within, before] = [answer_within * 6, 30];
      const booking_rules = { ...defaultBookingRules, answer_within: within, answer_before: before };
      await test.db
        .update(storeSettings)
        .set({ order_rules: { ...rules, answer_within }, booking_rules })
        .where(eq(storeSettings.store_id, store.id));
      const changed = { ...rules, answer_within, table_answer_within: within, table_answer_before: before };
      const { data } = await callAs(test.app, owner, 'get_order_list', { perPage: 150, sort_by: 'deadline' });
      const times = data.map((order) => deadlineOf(order, changed).getTime());
      expect(times).toHaveLength(120);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('takes dates as days of the store', async () => {
    const store = await makeStore(test.db, { timezone: 'Asia/Kolkata' });
    const owner = await login(test.app, store);
    const midnight = storeDay(new Date(), store.timezone).start;
    await insert(store, [{ created_at: addMinutes(midnight, -1) }, { created_at: midnight }]);
    const today = storeDate(midnight, store.timezone);
    expect(await numbers(owner, { start_date: today, end_date: today })).toEqual({ numbers: [2], count: 1 });
    expect(await numbers(owner, { end_date: storeDate(addHours(midnight, -2), store.timezone) })).toEqual({
      numbers: [1],
      count: 1,
    });
  });

  it('names a seq that its data contains', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const item = await makeItem(test.db, store);
    expect(await callAs(test.app, owner, 'get_order_list', { board: 'today' })).toMatchObject({ seq: 0, count: 0 });
    await Promise.all([1, 2, 3].map(() => callAs(test.app, owner, 'create_order', orderInput(item))));
    expect(await callAs(test.app, owner, 'get_order_list', { board: 'today' })).toMatchObject({ seq: 3, count: 3 });
  });

  it('shows a sub-account only what it may see', async () => {
    const store = await makeStore(test.db);
    const [, ended] = await insert(store, [{}, { order_status: 25 }, { order_type: 'table' }]);
    const withGrants = async (...grants: AnyPermission[]) =>
      loginSubStore(test.app, await makeSubStore(test.db, store, { grants }));
    const kitchen = await withGrants('store/order');
    for (const board of ['history', 'table-booking'] as const) {
      const reply = await call(test.app, kitchen, 'get_order_list', { board });
      expect(reply).toMatchObject({ success: false, error_code: errorCodes.NOT_PERMITTED });
    }
    expect(await numbers(kitchen, {})).toMatchObject({ count: 2 });
    expect(await numbers(kitchen, { ids: [ended?.id ?? ''] })).toMatchObject({ count: 1 });
    const office = await withGrants('store/order', 'store/history', 'store/table-booking');
    expect(await numbers(office, { board: 'history' })).toMatchObject({ count: 1 });
    expect(await numbers(office, { board: 'table-booking' })).toMatchObject({ count: 1 });
    expect(await numbers(office, {})).toMatchObject({ count: 3 });
  });

  it('counts exactly up to ten thousand', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    await insert(store, [{}]);
    const columns = columnsWithout(orders, ['id', 'unique_id', 'customer_key']);
    await test.db.execute(sql`
      insert into orders (id, unique_id, ${columns}) select gen_random_uuid(), number, ${columns}
      from orders, generate_series(2, 10050) number where store_id = ${store.id}`);
    expect((await callAs(test.app, owner, 'get_order_list', {})).count).toBe(10_000);
    await test.db.delete(orders).where(and(eq(orders.store_id, store.id), lte(orders.unique_id, 60)));
    expect((await callAs(test.app, owner, 'get_order_list', {})).count).toBe(9_990);
  });
});

describe('get_board_counts', () => {
  it('counts the orders of each board, and only for boards that the account can open', async () => {
    const store = await makeStore(test.db);
    const now = new Date();
    const inDays = (days: number) => ({ schedule_at: addHours(storeDay(now, store.timezone, days).start, 12) });
    await insert(store, [
      {},
      { ...inDays(1), order_type: 'delivery', order_status: 3 },
      inDays(1),
      inDays(3),
      inDays(4),
      inDays(5),
      inDays(-2),
      { ...inDays(-2), order_status: 25 },
    ]);
    await insert(await makeStore(test.db), [{}]);
    const owner = await login(test.app, store);
    const { counts } = await callAs(test.app, owner, 'get_board_counts', {});
    expect(counts).toEqual({ today: 1, tomorrow: 2, schedule: 3, past: 1, dispatch: 1 });
    for (const board of countedBoards)
      expect([board, (await callAs(test.app, owner, 'get_order_list', { board })).count]).toEqual([
        board,
        counts[board],
      ]);
    const dispatcher = await loginSubStore(
      test.app,
      await makeSubStore(test.db, store, { grants: ['store/dispatcher'] }),
    );
    expect(await callAs(test.app, dispatcher, 'get_board_counts', {})).toMatchObject({ counts: { dispatch: 1 } });
    expect((await callAs(test.app, dispatcher, 'get_board_counts', {})).counts).not.toHaveProperty('today');
  });
});

describe('around the orders', () => {
  it('get_store_menu gives what can be ordered, to the store and to the platform alike', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const item = await makeItem(test.db, store, { groups: [{}, {}] });
    const soldOut = await makeItem(test.db, store, { is_in_stock: false });
    await makeItem(test.db, store, { is_visible: false });
    await makeItem(test.db, await makeStore(test.db));
    const menu = await callAs(test.app, owner, 'get_store_menu', {});
    expect(menu.items.map((entry) => entry._id).sort()).toEqual([item.id, soldOut.id].sort());
    const shown = menu.items.find((entry) => entry._id === item.id);
    expect(shown?.modifier_groups).toEqual(item.groups.map((group) => group.id));
    expect(menu.modifier_groups.find((group) => group._id === item.groups[0]?.id)?.modifiers).toHaveLength(2);
    const outside = await callAs(test.app, 'platform', 'platform/get_store_menu', { store_id: store.id });
    expect(menu).toEqual({ ...outside, combinations: [] });
  });
});
