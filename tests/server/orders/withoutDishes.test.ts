import { addHours, addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { columnOf } from '#contract/orders/boards';
import { clocksOf } from '#contract/orders/clocks';

import { orderStatus } from '#contract/orders/statuses';
import { promisedAt } from '#contract/orders/urgency';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { deliveryInput, makeTable, type OrderInput, orderInput } from '../../support/factories/index';
import { openOrderStore } from '../../support/orderDesk';
import { testOrderRules } from '../../support/testOrderRules';

const { ACCEPTED, ARRIVED, PREPARING, READY, COMPLETED } = orderStatus;

let test: TestApp;
let desk: Awaited<ReturnType<typeof openOrderStore>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.now = null;
  desk = await openOrderStore(test, { minimum_order_price: 5000, is_store_can_edit_order: true });
});

const atTable = async () => {
  const { id } = await makeTable(test.db, desk.store);
  return { order_type: 'table' as const, table_id: id, persons: 2, items: [] as never[] } satisfies Partial<OrderInput>;
};
const addDishes = async (order: { _id: string; version: number }) => {
  const items = [{ item_id: desk.item.id, quantity: 2 }];
  const body = { order_id: order._id, version: order.version, idempotency_key: `dishes ${order._id}`, items };
  return (await callAs(test.app, desk.owner, 'update_order_items', body)).order;
};

describe('an order without dishes', () => {
  it('is taken at a table, costs nothing, and gives the kitchen nothing to do', async () => {
    const booked = await desk.placeOwn(await atTable());
    expect(booked).toMatchObject({ order_status: ACCEPTED, items: [], subtotal: 0, tax: 0, total: 0 });
    expect(columnOf(booked)).toBeUndefined();
    expect(clocksOf(booked, testOrderRules, addHours(new Date(), 2))).toEqual([]);
    expect(booked.allowed_actions).toContain('arrived');
    expect(booked.allowed_actions).not.toContain('start_prepare');
    expect(await desk.moveError(booked, PREPARING)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);
    expect(await desk.moveError(booked, READY)).toBe(errorCodes.SET_ORDER_STATUS_FAILED);

    const seated = await desk.move(booked, ARRIVED);
    const { data } = await callAs(test.app, desk.owner, 'get_order_list', { board: 'table-booking' });
    expect(data).toMatchObject([{ _id: booked._id, items: [] }]);
    const done = await desk.move(seated, COMPLETED);
    expect(done).toMatchObject({ paid_amount: 0, payment_status: 'paid' });
    const { data: exported } = await callAs(test.app, desk.owner, 'get_order_export', {});
    expect(exported).toMatchObject([{ _id: booked._id, total: 0 }]);
  });

  it('is a customer’s too, who can have the dishes that the store proposes', async () => {
    const order = await desk.place(await atTable());
    expect(columnOf({ ...order, order_status: orderStatus.NEW })).toBe('new');
    const asked = await addDishes(order);
    expect(asked.items).toEqual([]);
    const change_id = asked.pending_change?._id ?? '';
    const answer = { store_id: desk.store.id, order_id: order._id, change_id, accept: true };
    await callAs(test.app, 'platform', 'platform/accept_cart_update', answer);
    expect((await desk.getOrder(order)).order).toMatchObject({ items: [{ quantity: 2 }], payment_status: 'pending' });
  });

  it('gets its dishes at the table, for which the kitchen’s time begins then', async () => {
    const free = await atTable();
    const booked = await desk.placeOwn({ ...free, schedule_at: addHours(new Date(), 3).toISOString() });
    const later = addMinutes(addHours(new Date(), 3), 5);
    test.clock.now = later;
    const seated = await desk.move(booked, ARRIVED);
    const ordered = await addDishes(seated);
    expect(ordered.total).toBe(2 * desk.item.price);
    expect(ordered.payment_status).toBe('pending');
    expect(columnOf(ordered)).toBe('preparing');
    expect(ordered.allowed_actions).toContain('start_prepare');
    // Not late by the time for which the table was booked.
    expect(promisedAt(ordered, testOrderRules).getTime()).toBeGreaterThan(addMinutes(later, 1).getTime());
    const [clock] = clocksOf(ordered, testOrderRules, later);
    expect(clock).toMatchObject({ kind: 'kitchen', state: 'calm' });
    const eaten = await desk.move(await desk.move(await desk.move(ordered, PREPARING), READY), COMPLETED);
    expect(eaten).toMatchObject({ paid_amount: 2 * desk.item.price, payment_status: 'paid' });
  });

  it('is refused for pickup and delivery, from staff and from customers', async () => {
    const reply = { error_code: errorCodes.FIELDS_NOT_VALID, errors: [{ path: 'items', code: 'too_small' }] };
    for (const input of [orderInput(desk.item, { items: [] }), deliveryInput(desk.store, desk.item, { items: [] })]) {
      expect(await call(test.app, desk.owner, 'create_order', input)).toMatchObject(reply);
      const outside = { ...input, store_id: desk.store.id };
      expect(await call(test.app, 'platform', 'platform/create_order', outside)).toMatchObject(reply);
    }
  });
});
