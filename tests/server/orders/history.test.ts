import { randomUUID } from 'node:crypto';
import { addDays, addHours, addMinutes } from 'date-fns';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OrderSnapshot } from '#contract/entities/order';
import {
  finalOrderStatuses,
  orderStatus,
  orderTypes,
  paymentMethods,
  paymentStatuses,
} from '#contract/orders/statuses';
import type { AnyPermission } from '#contract/permissions';
import { storeDate } from '#contract/time';
import { orders } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { type Caller, call, callAs } from '../../support/callApi';
import { endedRow, type NewOrder } from '../../support/factories/endedRow';
import { makeItem, makeProvider, makeStore, makeSubStore, orderInput } from '../../support/factories/index';
import { login, loginSubStore } from '../../support/login';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

type Choice = BodyOf<'get_order_totals'>;

async function storeWith(fields: Partial<NewOrder>[], storeFields: Parameters<typeof makeStore>[1] = {}) {
  const store = await makeStore(test.db, storeFields);
  if (fields.length > 0)
    await test.db.insert(orders).values(fields.map((entry, index) => endedRow(store, index + 1, entry)));
  return { store, owner: await login(test.app, store) };
}

const numbers = async (caller: Caller, body: BodyOf<'get_order_list'>): Promise<number[]> =>
  (await callAs(test.app, caller, 'get_order_list', { board: 'history', ...body })).data.map(
    ({ unique_id }) => unique_id,
  );

describe('the history', () => {
  it('holds what ended, the latest end first, by days of the store', async () => {
    const placed = new Date('2031-03-10T12:00:00Z');
    const { owner } = await storeWith(
      [
        { created_at: placed, ended_at: new Date('2031-03-10T22:59:00Z') },
        // Past midnight in Paris.
        { created_at: placed, ended_at: new Date('2031-03-10T23:01:00Z') },
        { created_at: placed, order_status: orderStatus.PREPARING },
        { created_at: addDays(placed, -1), ended_at: placed },
      ],
      { timezone: 'Europe/Paris' },
    );
    expect(await numbers(owner, {})).toEqual([2, 1, 4]);
    const day = { start_date: '2031-03-10', end_date: '2031-03-10' };
    expect(await numbers(owner, day)).toEqual([1, 4]);
    expect(await numbers(owner, { ...day, date_by: 'created_at' })).toEqual([2, 1]);
    expect(await numbers(owner, { start_date: '2031-03-11' })).toEqual([2]);
    expect(await numbers(owner, { sort_by: 'ended_at', sort_order: 'ASC' })).toEqual([4, 1, 2]);
  });

  it('says when an order ended, and keeps it when the order changes later', async () => {
    const store = await makeStore(test.db);
    const item = await makeItem(test.db, store);
    const owner = await login(test.app, store);
    const { order } = await callAs(test.app, owner, 'create_order', orderInput(item));
    expect(order.ended_at).toBeUndefined();
    const cancelled = await callAs(test.app, owner, 'set_order_status', {
      order_id: order._id,
      from: order.order_status,
      order_status: orderStatus.CANCELLED_BY_STORE,
      reason: 'Kitchen closed',
    });
    expect(cancelled.order.ended_at).toBe(cancelled.order.updated_at);
    expect(await numbers(owner, {})).toEqual([order.unique_id]);
  });

  it('is narrowed down by type, outcome, payment, delivery person and amount', async () => {
    const store = await makeStore(test.db);
    const owner = await login(test.app, store);
    const provider = await makeProvider(test.db, store);
    const now = new Date();
    const promo_id = randomUUID();
    const promo: NewOrder['promo'] = {
      ...{ _id: promo_id, name: ['Summer'], promo_code: 'SUMMER', type: 'absolute', value: 100, promo_for: 'order' },
      ...{ promo_apply_on: [], min_order_amount: null, max_discount: null, min_items: null, budget_left: null },
    };
    await test.db.insert(orders).values(
      [
        { order_type: 'delivery' as const, provider_id: provider.id, total: 1500, promo },
        { order_status: orderStatus.REJECTED, payment_status: 'pending' as const, total: 2000 },
        { paid_by: 'card' as const, payment_status: 'refunded' as const, total: 2500 },
      ].map((fields, index) => endedRow(store, index + 1, { ...fields, created_at: addMinutes(now, -index) })),
    );
    expect(await numbers(owner, { filter: { order_type: 'delivery' } })).toEqual([1]);
    expect(await numbers(owner, { filter: { order_status: [orderStatus.REJECTED] } })).toEqual([2]);
    expect(await numbers(owner, { filter: { paid_by: 'card' } })).toEqual([3]);
    expect(await numbers(owner, { filter: { payment_status: 'refunded' } })).toEqual([3]);
    expect(await numbers(owner, { filter: { payment_status: 'pending' } })).toEqual([2]);
    expect(await numbers(owner, { filter: { provider_id: provider.id } })).toEqual([1]);
    expect(await numbers(owner, { filter: { promo_id } })).toEqual([1]);
    expect(await callAs(test.app, owner, 'get_order_totals', { filter: { promo_id } })).toMatchObject({ count: 1 });
    expect(await numbers(owner, { filter: { amount_from: 1500, amount_to: 2000 } })).toEqual([1, 2]);
    expect(await callAs(test.app, owner, 'get_history_provider_list', {})).toEqual({
      success: true,
      data: [{ _id: provider.id, name: `${provider.first_name} ${provider.last_name}` }],
      count: 1,
    });
  });

  it('is searched by number, by any words of a name, and by either end of a phone number', async () => {
    const now = new Date();
    const { owner } = await storeWith(
      [
        { customer_name: 'José Núñez de la Cruz', customer_phone: '612345678' },
        { customer_name: 'Анна Соколова', customer_phone: '998877665' },
        { customer_name: 'Bo_b %', customer_phone: '700000001', customer_country_phone_code: '+44' },
        { customer_name: "Anne-Marie O'Neill, (Sales)  of \\ Dep't", customer_phone: '499999999' },
      ].map((fields, index) => ({ ...fields, created_at: addMinutes(now, -index) })),
    );
    const found = async (query: string) => {
      const byIndex = await numbers(owner, { query });
      // Of few days the same is found in another way: without the index.
      const start_date = storeDate(addMinutes(now, -1440), 'UTC');
      expect(await numbers(owner, { query, start_date })).toEqual(byIndex);
      return byIndex;
    };
    expect(await found('2')).toEqual([2]);
    expect(await found('#3')).toEqual([3]);
    expect(await found('jose')).toEqual([1]);
    expect(await found('JOSÉ NU')).toEqual([1]);
    expect(await found('cruz')).toEqual([1]);
    expect(await found('nunez')).toEqual([1]);
    expect(await found('núñ')).toEqual([1]);
    expect(await found('cruz  José')).toEqual([1]);
    expect(await found('uñez')).toEqual([]);
    expect(await found('jose anne')).toEqual([]);
    for (const words of ['marie', "o'neill", 'neil', 'Anne Marie', 'sales', '(sales', 'ne & anne', ':*', "' | a"]) {
      expect([words, await found(words)]).toEqual([words, /[&:|]/.test(words) ? [] : [4]]);
    }
    expect(await found('\\ dep')).toEqual([4]);
    expect(await found('-- ')).toEqual([]);
    expect(await found('сокол')).toEqual([2]);
    expect(await found('bo_')).toEqual([3]);
    expect(await found('bo%')).toEqual([]);
    expect(await found('6123')).toEqual([1]);
    expect(await found('0612 345')).toEqual([1]);
    expect(await found('+33 6 12')).toEqual([1]);
    expect(await found('0044 7000')).toEqual([3]);
    expect(await found('+33 7000')).toEqual([]);
    expect(await found('7665')).toEqual([2]);
    expect(await found('nobody')).toEqual([]);
  });
});

const sumOf = (
  list: readonly OrderSnapshot[],
  field: 'subtotal' | 'tax' | 'delivery_fee' | 'tip_amount' | 'discount' | 'total' | 'refunded' | 'cancellation_charge',
) => list.reduce((sum, order) => sum + order[field], 0);

/** The expected totals, calculated from the rows. */
function totalsOf(list: readonly OrderSnapshot[]) {
  const completed = list.filter(({ order_status }) => order_status === orderStatus.COMPLETED);
  const others = list.filter(({ order_status }) => order_status !== orderStatus.COMPLETED);
  return {
    count: completed.length,
    subtotal: sumOf(completed, 'subtotal'),
    tax: sumOf(completed, 'tax'),
    delivery_fee: sumOf(completed, 'delivery_fee'),
    tip_amount: sumOf(completed, 'tip_amount'),
    discount: sumOf(completed, 'discount'),
    refunded: sumOf(completed, 'refunded'),
    total: sumOf(completed, 'total'),
    cancelled: {
      count: others.length,
      total: sumOf(others, 'total'),
      cancellation_charge: sumOf(others, 'cancellation_charge'),
    },
  };
}

describe('totals and export', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const start = new Date('2031-05-01T00:00:00Z');
  const someOrder = fc.record({
    order_type: fc.constantFrom(...orderTypes),
    order_status: fc.constantFrom(...finalOrderStatuses, orderStatus.COMPLETED, orderStatus.READY),
    paid_by: fc.constantFrom(...paymentMethods),
    payment_status: fc.constantFrom(...paymentStatuses),
    created_at: fc.integer({ min: 0, max: 10 * 24 }).map((hours) => addHours(start, hours)),
    // Several orders end at one moment: parts of an export must not lose any of them.
    ended_at: fc.integer({ min: 0, max: 10 * 4 }).map((steps) => addHours(start, steps * 6)),
    subtotal: amount,
    tax: amount,
    delivery_fee: amount,
    tip_amount: amount,
    discount: amount,
    total: amount,
    cancellation_charge: fc.integer({ min: 0, max: 1000 }),
    paid_amount: fc.constant(1_000_000_000),
    refunded: amount,
  });
  const someDate = fc.integer({ min: -1, max: 12 }).map((days) => storeDate(addDays(start, days), 'Europe/Paris'));
  const someChoice: fc.Arbitrary<Choice> = fc.record(
    {
      start_date: someDate,
      end_date: someDate,
      date_by: fc.constantFrom('created_at' as const, 'ended_at' as const),
      filter: fc.record(
        {
          order_type: fc.constantFrom(...orderTypes),
          paid_by: fc.constantFrom(...paymentMethods),
          payment_status: fc.constantFrom(...paymentStatuses),
          order_status: fc.subarray([...finalOrderStatuses], { minLength: 1 }),
          amount_from: fc.integer({ min: 0, max: 1_000_000_000 }),
        },
        { requiredKeys: [] },
      ),
    },
    { requiredKeys: [] },
  );

  it('say the same as the rows, whatever is chosen', async () => {
    const { owner } = await storeWith(fc.sample(someOrder, { numRuns: 140, seed: 20_310_501 }), {
      timezone: 'Europe/Paris',
    });
    await fc.assert(
      fc.asyncProperty(someChoice, fc.integer({ min: 1, max: 60 }), async (choice, limit) => {
        const listed = (await callAs(test.app, owner, 'get_order_list', { board: 'history', perPage: 150, ...choice }))
          .data;
        expect(await callAs(test.app, owner, 'get_order_totals', choice)).toMatchObject(totalsOf(listed));
        const exported: OrderSnapshot[] = [];
        let after: string | undefined;
        do {
          const part = await callAs(test.app, owner, 'get_order_export', {
            ...choice,
            limit,
            ...(after ? { after } : {}),
          });
          exported.push(...part.data);
          after = part.next;
        } while (after);
        expect(exported.map(({ _id }) => _id)).toEqual(listed.map(({ _id }) => _id));
      }),
      { numRuns: 40 },
    );
  });

  it('an order that ends during an export neither repeats nor drops another', async () => {
    const now = new Date();
    const { store, owner } = await storeWith(
      [1, 2, 3, 4].map((minutes) => ({ created_at: addMinutes(now, -minutes) })),
    );
    const first = await callAs(test.app, owner, 'get_order_export', { limit: 2 });
    await test.db.insert(orders).values(endedRow(store, 5, { created_at: now }));
    const second = await callAs(test.app, owner, 'get_order_export', { limit: 2, after: first.next });
    expect([...first.data, ...second.data].map(({ unique_id }) => unique_id)).toEqual([1, 2, 3, 4]);
  });
});

describe('who may look', () => {
  it('opens ended orders with store/history alone, and live ones not', async () => {
    const now = new Date();
    const { store, owner } = await storeWith([
      { created_at: addMinutes(now, -5) },
      { created_at: now, order_status: orderStatus.READY },
    ]);
    const withGrants = async (...grants: AnyPermission[]) =>
      loginSubStore(test.app, await makeSubStore(test.db, store, { grants }));
    const accountant = await withGrants('store/history');
    const { data } = await callAs(test.app, owner, 'get_order_list', {});
    const idOf = (number: number) => data.find(({ unique_id }) => unique_id === number)?._id ?? '';

    expect(await numbers(accountant, {})).toEqual([1]);
    expect((await callAs(test.app, accountant, 'get_order_list', {})).data.map((each) => each.unique_id)).toEqual([1]);
    expect((await callAs(test.app, accountant, 'get_order', { order_id: idOf(1) })).order).toMatchObject({
      unique_id: 1,
      allowed_actions: [],
    });
    const refused = { success: false, error_code: errorCodes.NOT_PERMITTED };
    expect(await call(test.app, accountant, 'get_order', { order_id: idOf(2) })).toMatchObject(refused);
    expect(await call(test.app, accountant, 'get_order_list', { board: 'today' })).toMatchObject(refused);
    expect(await call(test.app, accountant, 'get_order_list', { board: 'dispatch' })).toMatchObject(refused);
    expect((await callAs(test.app, accountant, 'get_order_list', { ids: [idOf(1), idOf(2)] })).count).toBe(1);

    const kitchen = await withGrants('store/order');
    expect(await call(test.app, kitchen, 'get_order_list', { board: 'history' })).toMatchObject(refused);
    expect(await call(test.app, kitchen, 'get_order_totals', {})).toMatchObject(refused);
    expect((await callAs(test.app, kitchen, 'get_order', { order_id: idOf(1) })).order.unique_id).toBe(1);
  });
});
