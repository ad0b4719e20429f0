import { addDays, addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { OpeningDay } from '#contract/opening/weeklyHours';
import { items, orderEvents, orderItems, orders, outbox, stores, subCategories } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import {
  deliveryInput,
  makeItem,
  makeStore,
  makeTable,
  type OrderInput,
  orderInput,
  type StoreOptions,
  type StoreRow,
} from '../../support/factories/index';
import { login, type TestSession } from '../../support/login';

let test: TestApp;
let store: StoreRow;
let owner: TestSession;
let item: Awaited<ReturnType<typeof makeItem>>;

const openStore = async (options: StoreOptions = {}) => {
  store = await makeStore(test.db, options);
  owner = await login(test.app, store);
  item = await makeItem(test.db, store);
};
const place = (input: OrderInput) => callAs(test.app, owner, 'create_order', input);
const refusal = async (input: OrderInput) => {
  const reply = await call(test.app, owner, 'create_order', input);
  if (reply.success) throw new Error('the order was placed');
  return { code: reply.error_code, errors: reply.errors?.map(({ path, code }) => [path, code]) };
};
const fieldOf = (path: string, code: number) => ({ code, errors: [[path, String(code)]] });

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = null;
  await openStore();
});
afterAll(() => test.close());

describe('a placed order', () => {
  it('is priced by the menu, numbered, and announced in one transaction', async () => {
    const pizza = await makeItem(test.db, store, {
      price: 1000,
      groups: [{ min: 1, max: 2, modifiers: [{ price: 100 }, { price: 250 }] }],
    });
    const [group] = pizza.groups;
    const [, second] = group?.modifiers ?? [];
    if (!group || !second) throw new Error('no modifiers');
    const chosen = { modifier_group_id: group.id, modifier_id: second.id, quantity: 2 };
    const { order } = await place(
      deliveryInput(store, item, {
        items: [
          { item_id: pizza.id, quantity: 2, note: 'well done', modifiers: [chosen] },
          { item_id: item.id, quantity: 1 },
        ],
        tip_amount: 200,
      }),
    );
    expect(order).toMatchObject({
      unique_id: 1,
      version: 1,
      order_status: 3,
      delivery_status: null,
      payment_status: 'pending',
      subtotal: 2 * (1000 + 500) + 1250,
      tax_included: true,
      delivery_fee: 250,
      tip_amount: 200,
      total: 4250 + 250 + 200,
      currency: 'EUR',
      allowed_actions: expect.arrayContaining(['start_prepare', 'order_ready', 'edit', 'cancel']),
    });
    expect(order.items[0]).toEqual({
      line: 0,
      tax_rate: 10,
      refunded_quantity: 0,
      item_id: pizza.id,
      sub_category_id: pizza.sub_category_id,
      name: pizza.name,
      quantity: 2,
      unit_price: 1000,
      note: 'well done',
      modifiers: [{ ...chosen, name: second.name, unit_price: 250 }],
      total: 3000,
    });
    const events = await test.db.select().from(orderEvents).where(eq(orderEvents.order_id, order._id));
    expect(events).toMatchObject([
      { seq: 1, actor_kind: 'store', axis: 'order', from_status: null, to_status: 1 },
      { seq: 2, actor_kind: 'store', axis: 'order', from_status: 1, to_status: 3 },
    ]);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(messages).toMatchObject([{ seq: 1, message_code: 2071 }]);
    const { order: read } = await callAs(test.app, owner, 'get_order', { order_id: order._id });
    expect(read).toEqual(order);
  });

  it('counts numbers up without a gap, also where some orders are refused', async () => {
    const inputs = Array.from({ length: 12 }, (_, n) => orderInput(n % 3 === 2 ? { id: store.id } : item));
    const replies = await Promise.all(inputs.map((input) => call(test.app, owner, 'create_order', input)));
    const numbers = replies.flatMap((reply) => (reply.success ? reply.order.unique_id : []));
    expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('adds tax on top where the store taxes so, each item by its own rate', async () => {
    await openStore({ is_tax_included: false, is_use_item_tax: true });
    const book = await makeItem(test.db, store, { price: 999, tax: 8.875 });
    const { order } = await place(
      orderInput(item, {
        items: [
          { item_id: book.id, quantity: 1 },
          { item_id: item.id, quantity: 1 },
        ],
      }),
    );
    expect(order).toMatchObject({ subtotal: 2249, tax: 89 + 125, total: 2249 + 214, tax_included: false });
  });

  it('comes again with the same key, and once where two come at the same time', async () => {
    const input = orderInput(item);
    const [one, other] = await Promise.all([place(input), place(input)]);
    expect(other).toEqual(one);
    expect(await place(input)).toEqual(one);
    expect(await refusal({ ...input, order_comment: 'other' })).toMatchObject({
      code: errorCodes.IDEMPOTENCY_KEY_REUSED,
    });
    const rows = await test.db.select().from(orders).where(eq(orders.store_id, store.id));
    expect(rows).toHaveLength(1);
    expect(await test.db.select().from(orderItems).where(eq(orderItems.store_id, store.id))).toHaveLength(1);
  });

  it('is accepted at once from the platform where the store accepts automatically', async () => {
    await openStore({ order_rules: { is_auto_accept: true, pickup_time: 25 } });
    const body = { ...orderInput(item), store_id: store.id, payment_status: 'paid' as const, paid_by: 'card' as const };
    const { order, confirmation_code } = await callAs(test.app, 'platform', 'platform/create_order', body);
    expect(confirmation_code).toMatch(/^\d{4}$/);
    expect(order).toMatchObject({ order_status: 3, payment_status: 'paid' });
    expect(order.estimated_ready_at).toBe(addMinutes(order.created_at, 25).toISOString());
    const { events } = await callAs(test.app, owner, 'get_order', { order_id: order._id });
    expect(events.map(({ actor, from, to }) => [actor.kind, from, to])).toEqual([
      ['customer', null, 1],
      ['system', 1, 3],
    ]);
  });
});

describe('lines', () => {
  it('names every line and problem', async () => {
    const other = await makeItem(test.db, await makeStore(test.db));
    const gone = await makeItem(test.db, store, { is_in_stock: false });
    const choosy = await makeItem(test.db, store, {
      groups: [{ min: 0, max: 1, is_required: true, modifiers: [{ price: 0 }, { is_in_stock: false }] }],
    });
    const hidden = await makeItem(test.db, store);
    await test.db.update(subCategories).set({ is_visible: false }).where(eq(subCategories.id, hidden.sub_category_id));
    const [group] = choosy.groups;
    const [first, soldOut] = group?.modifiers ?? [];
    const of = (modifier_id = '') => ({ modifier_group_id: group?.id ?? '', modifier_id });
    const lines = [
      { item_id: item.id, quantity: 1 },
      { item_id: other.id, quantity: 1 },
      { item_id: gone.id, quantity: 1 },
      { item_id: hidden.id, quantity: 1 },
      { item_id: choosy.id, quantity: 1 },
      { item_id: choosy.id, quantity: 1, modifiers: [of(soldOut?.id)] },
      { item_id: choosy.id, quantity: 1, modifiers: [{ ...of(first?.id), quantity: 2 }] },
      { item_id: item.id, quantity: 1, modifiers: [of(first?.id)] },
    ];
    expect(await refusal(orderInput(item, { items: lines }))).toEqual({
      code: errorCodes.FIELDS_NOT_VALID,
      errors: [
        ['items.1.item_id', String(errorCodes.ITEM_NOT_AVAILABLE)],
        ['items.2.item_id', String(errorCodes.ITEM_OUT_OF_STOCK)],
        ['items.3.item_id', String(errorCodes.ITEM_NOT_AVAILABLE)],
        ['items.4.modifiers', String(errorCodes.MODIFIER_RANGE_NOT_MET)],
        ['items.5.modifiers', String(errorCodes.MODIFIER_NOT_AVAILABLE)],
        ['items.6.modifiers', String(errorCodes.MODIFIER_RANGE_NOT_MET)],
        ['items.7.modifiers', String(errorCodes.MODIFIER_NOT_AVAILABLE)],
      ],
    });
  });

  it('refuses a sum beyond what money columns hold', async () => {
    await test.db.update(items).set({ price: 999_999_999 }).where(eq(items.id, item.id));
    const lines = Array.from({ length: 100 }, () => ({ item_id: item.id, quantity: 99 }));
    expect(await refusal(orderInput(item, { items: lines }))).toMatchObject({ code: errorCodes.ORDER_FAILED });
  });
});

describe('time', () => {
  const days = (slots: OpeningDay['slots']): OpeningDay[] =>
    [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, is_open: true, is_full_day: false, slots }));

  it('refuses while the store is closed, also to its own people', async () => {
    await openStore({ opening_hours: days([{ start: '18:00', end: '02:00' }]) });
    test.clock.now = new Date('2031-03-12T15:00:00Z');
    owner = await login(test.app, store);
    expect(await refusal(orderInput(item))).toEqual(fieldOf('schedule_at', errorCodes.STORE_CLOSED_AT_THAT_TIME));
    test.clock.now = new Date('2031-03-13T00:30:00Z');
    expect((await place(orderInput(item))).order.order_status).toBe(3);
  });

  it('takes a slot inside the hours of the thirty days ahead', async () => {
    await openStore({ opening_hours: days([{ start: '10:00', end: '20:00' }]) });
    test.clock.now = new Date('2031-03-12T12:00:00Z');
    owner = await login(test.app, store);
    const at = (schedule_at: Date) => orderInput(item, { schedule_at: schedule_at.toISOString() });
    const now = test.clock.now;
    const notAvailable = fieldOf('schedule_at', errorCodes.SLOT_NOT_AVAILABLE);
    expect(await refusal(at(addMinutes(now, -1)))).toEqual(notAvailable);
    expect(await refusal(at(addDays(now, 31)))).toEqual(notAvailable);
    expect(await refusal(at(addHours(now, 9)))).toEqual(fieldOf('schedule_at', errorCodes.STORE_CLOSED_AT_THAT_TIME));
    const { order } = await place(at(addDays(now, 2)));
    expect(order.schedule_at).toBe(addDays(now, 2).toISOString());
    const [message] = await test.db.select().from(outbox).where(eq(outbox.store_id, store.id));
    expect(message).toMatchObject({ message_code: 2070, message_data: { is_schedule_order: true } });
  });

  it('takes nothing while business is off', async () => {
    await test.db.update(stores).set({ is_business: false }).where(eq(stores.id, store.id));
    expect(await refusal(orderInput(item))).toMatchObject({ code: errorCodes.STORE_BUSINESS_OFF });
  });
});

describe('place and price', () => {
  it('delivers inside the radius, for the fee of the distance', async () => {
    expect(await refusal(deliveryInput(store, item, { delivery_address: undefined }))).toEqual({
      code: errorCodes.FIELDS_NOT_VALID,
      errors: [['delivery_address', 'invalid_type']],
    });
    const at = (degrees: number) =>
      deliveryInput(store, item, {
        delivery_address: { address: 'Somewhere', location: [store.latitude + degrees, store.longitude] },
      });
    expect(await refusal(at(0.1))).toEqual(fieldOf('delivery_address', errorCodes.DELIVERY_NOT_AVAILABLE_IN_AREA));
    const { order } = await place(at(0.045));
    expect(order.delivery_fee).toBe(550);
  });

  it('asks for the minimum on the subtotal, but not of guests at a table', async () => {
    await openStore({ minimum_order_price: 2000 });
    const table = await makeTable(test.db, store);
    expect(await refusal(orderInput(item, { tip_amount: 1000 }))).toEqual(
      fieldOf('items', errorCodes.PRICE_BELOW_STORE_MINIMUM),
    );
    const { order } = await place(orderInput(item, { order_type: 'table', table_id: table.id, persons: 2 }));
    expect(order.table_number).toBe(table.number);
  });

  it('knows no promo code yet', async () => {
    expect(await refusal(orderInput(item, { promo_code: 'TEN' }))).toEqual(
      fieldOf('promo_code', errorCodes.PROMO_NOT_FOUND),
    );
  });
});

describe('a table', () => {
  const atTable = (table: { id: string }, fields: Partial<OrderInput> = {}) =>
    orderInput(item, { order_type: 'table', table_id: table.id, persons: 2, ...fields });

  it('has to be the store’s, and to fit the party', async () => {
    const table = await makeTable(test.db, store, { min_persons: 2, max_persons: 4 });
    const other = await makeTable(test.db, await makeStore(test.db));
    const invalid = (path: string, code: string) => ({ code: errorCodes.FIELDS_NOT_VALID, errors: [[path, code]] });
    expect(await refusal(atTable(other))).toEqual(invalid('table_id', String(errorCodes.NO_DATA_FOUND)));
    expect(await refusal(atTable(table, { table_id: undefined }))).toEqual(invalid('table_id', 'invalid_type'));
    expect(await refusal(atTable(table, { persons: undefined }))).toEqual(invalid('persons', 'invalid_type'));
    expect(await refusal(atTable(table, { persons: 1 }))).toEqual(invalid('persons', 'too_small'));
    expect(await refusal(atTable(table, { persons: 5 }))).toEqual(invalid('persons', 'too_big'));
  });

  it('is held for two hours, for one of two who ask at once', async () => {
    const table = await makeTable(test.db, store);
    const noon = addDays(new Date(), 1);
    const at = (time: Date) => atTable(table, { schedule_at: time.toISOString() });
    const replies = await Promise.all(
      [noon, addMinutes(noon, 30)].map((time) => call(test.app, owner, 'create_order', at(time))),
    );
    expect(replies.filter((reply) => reply.success)).toHaveLength(1);
    expect(await refusal(at(addMinutes(noon, 15)))).toEqual(fieldOf('table_id', errorCodes.TABLE_NOT_FREE));
    expect((await place(at(addHours(noon, 3)))).order.order_type).toBe('table');
  });

  it('is to be booked from outside only where it is bookable, and the store books at all', async () => {
    const table = await makeTable(test.db, store, { is_bookable: false });
    const booked = await call(test.app, 'platform', 'platform/create_order', { ...atTable(table), store_id: store.id });
    expect(booked).toMatchObject({ success: false, error_code: errorCodes.TABLE_NOT_FREE });
    expect((await place(atTable(table))).order.persons).toBe(2);
    await test.db.update(stores).set({ is_provide_table_booking: false }).where(eq(stores.id, store.id));
    expect(await refusal(atTable(table))).toMatchObject({ code: errorCodes.TABLE_SETTINGS_NOT_FOUND });
  });
});
