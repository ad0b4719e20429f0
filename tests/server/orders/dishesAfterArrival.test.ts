import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { makeTable } from '../../support/factories/index';
import { openOrderStore } from '../../support/orderDesk';

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
