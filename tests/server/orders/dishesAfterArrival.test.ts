import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isForKitchen } from '#contract/orders/kitchenTime';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { callAs } from '../../support/callApi';
import { makeTable } from '../../support/factories/index';
import { openOrderStore } from '../../support/orderDesk';
import { testOrderRules } from '../../support/testOrderRules';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const noon = new Date('2031-06-13T10:00:00Z');
const evening = new Date('2031-06-13T17:00:00.000Z');
const arrived = addMinutes(evening, 10);

async function seated(kitchen_after: number | null, schedule_at?: string) {
  test.clock.now = schedule_at ? noon : arrived;
  const order_rules = { preparation_time: 20 };
  const desk = await openOrderStore(test, { booking_rules: { kitchen_after }, order_rules });
  const { id } = await makeTable(test.db, desk.store);
  const booked = await desk.placeOwn({
    order_type: 'table',
    table_id: id,
    persons: 2,
    ...(schedule_at && { schedule_at }),
  });
  test.clock.now = arrived;
  return desk.move(booked, orderStatus.ARRIVED);
}

it('Dishes of a booking are ready their time after the guests arrived, if the store says so', async () => {
  const time = evening.toISOString();
  expect((await seated(null, time)).estimated_ready_at).toBe(time);
  expect((await seated(0, time)).estimated_ready_at).toBe(addMinutes(arrived, 20).toISOString());
  expect((await seated(15, time)).estimated_ready_at).toBe(addMinutes(arrived, 35).toISOString());
  // Guests at the door order when they are there.
  expect((await seated(15)).estimated_ready_at).toBe(addMinutes(arrived, 20).toISOString());
});

it('Guests who came early and order at the table don’t wait for the time of their booking', async () => {
  test.clock.now = noon;
  const order_rules = { preparation_time: 20 };
  const desk = await openOrderStore(test, {
    booking_rules: { kitchen_after: 15 },
    ...{ order_rules, is_store_can_edit_order: true },
  });
  const { id } = await makeTable(test.db, desk.store);
  const table = { order_type: 'table' as const, table_id: id, persons: 2, items: [] };
  const booked = await desk.placeOwn({ ...table, schedule_at: evening.toISOString() });
  const early = addMinutes(evening, -40);
  test.clock.now = early;
  const { _id, version } = await desk.move(booked, orderStatus.ARRIVED);
  const items = [{ item_id: desk.item.id, quantity: 1 }];
  const body = { order_id: _id, version, idempotency_key: `dishes ${_id}`, items };
  const { order } = await callAs(test.app, desk.owner, 'update_order_items', body);
  expect(order.estimated_ready_at).toBe(addMinutes(early, 20).toISOString());
  const rules = { ...testOrderRules, ...order_rules, table_kitchen_after: 15 };
  expect(isForKitchen(order, rules, early)).toBe(true);
});
