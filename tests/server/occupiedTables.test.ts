import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { openDetails } from '#contract/orders/corrections';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/callApi';
import { makeTable, orderInput, type StoreOptions } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-13T17:00:00.000Z';
const { ARRIVED, COMPLETED, PREPARING } = orderStatus;

let test: TestApp;
let desk: OrderProvider;
let table: { id: string };
const openStore = async (booking_rules: StoreOptions['booking_rules'] = {}) => {
  desk = await openOrderStore(test, { booking_rules });
  table = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
};

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

const booked = (schedule_at?: string) =>
  desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, ...(schedule_at ? { schedule_at } : {}) });
const walkIn = () =>
  call(test.app, desk.owner, 'create_order', {
    ...orderInput(desk.item, { order_type: 'table', table_id: table.id, persons: 2 }),
  });
const correct = (order: { _id: string; version: number }, fields: object) =>
  call(test.app, desk.owner, 'update_order_details', {
    ...{ order_id: order._id, version: order.version, idempotency_key: randomUUID() },
    ...fields,
  });
const taken = { error_code: errorCodes.TABLE_NOT_FREE };

it('Guests keep their table when the business day ends before they leave', async () => {
  await openStore();
  test.clock.now = new Date('2031-06-13T18:30:00Z');
  await desk.move(await booked(), ARRIVED);
  test.clock.now = new Date('2031-06-13T22:10:00Z');
  expect(await walkIn()).toMatchObject(taken);
});

it('Guests who came early have their table from then on', async () => {
  await openStore({ stays: [{ persons_max: 10, minutes: 45 }] });
  const order = await booked(evening);
  test.clock.now = addMinutes(evening, -55);
  expect(await desk.move(order, ARRIVED)).toMatchObject({ table_id: table.id });
  test.clock.now = addMinutes(evening, -50);
  expect(await walkIn()).toMatchObject(taken);
});

it('Guests who came early and change tables have the new one from then on', async () => {
  await openStore({ stays: [{ persons_max: 10, minutes: 45 }] });
  const order = await booked(evening);
  table = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
  test.clock.now = addMinutes(evening, -50);
  await booked();
  const seated = await desk.move(order, ARRIVED);
  expect(await correct(seated, { table_id: table.id })).toMatchObject(taken);
});

it('Seated guests can’t come at another time, also while the kitchen cooks for them', async () => {
  await openStore();
  const order = await booked(evening);
  test.clock.now = new Date(evening);
  const seated = await desk.move(await desk.move(order, ARRIVED), PREPARING);
  expect(seated.is_seated).toBe(true);
  expect(openDetails(seated)).not.toContain('time');
  expect(await correct(seated, { schedule_at: addMinutes(evening, 180).toISOString() })).toMatchObject({
    error_code: errorCodes.STATUS_CHANGE_FAILED,
  });
  test.clock.now = addMinutes(evening, 150);
  expect(await walkIn()).toMatchObject(taken);
});

it('Guests for whom the kitchen works keep their table, even if no one marked that they came', async () => {
  await openStore();
  test.clock.now = new Date(evening);
  await desk.move(await booked(), PREPARING);
  test.clock.now = addMinutes(evening, 150);
  expect(await walkIn()).toMatchObject(taken);
});

it('Dishes that are begun before their guests come hold the table for its time alone', async () => {
  await openStore({ stays: [{ persons_max: 10, minutes: 45 }] });
  const order = await booked(evening);
  test.clock.now = addMinutes(evening, -60);
  await desk.move(order, PREPARING);
  expect(await walkIn()).toMatchObject({ success: true });
});

it('A booking that grows keeps to the covers that a new one would', async () => {
  await openStore({ covers_max: 4 });
  await booked(evening);
  table = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 10 });
  const order = await booked(evening);
  expect(await correct(order, { persons: 10 })).toMatchObject({
    error_code: errorCodes.SLOT_FULL,
    errors: [{ rule: 'covers' }],
  });
  const agreed = await correct(order, { persons: 10, override: { reason: 'Regulars' } });
  expect(agreed).toMatchObject({ order: { persons: 10 } });
  if (!agreed.success) throw new Error('not agreed');
  // Fewer guests than were agreed need no reason.
  expect(await correct(agreed.order, { persons: 8 })).toMatchObject({ order: { persons: 8 } });
});

it('A party that grows has to fit its table, also when the next guests wait for it', async () => {
  await openStore();
  const order = await booked(evening);
  await booked(addMinutes(evening, 120).toISOString());
  test.clock.now = new Date(evening);
  const seated = await desk.move(order, ARRIVED);
  test.clock.now = addMinutes(evening, 125);
  expect(await correct(seated, { persons: 9 })).toMatchObject({
    errors: [{ rule: 'table_size', params: { maximum: 4 } }],
  });
  expect(await correct(seated, { persons: 3 })).toMatchObject({ order: { persons: 3 } });
});

it('A table gets its reset time after guests who overran, up to the next guests', async () => {
  await openStore({ reset_minutes: 30 });
  const overrun = async (from: Date) => {
    test.clock.now = from;
    const seated = await desk.move(await booked(), ARRIVED);
    test.clock.now = addMinutes(from, 149);
    return desk.move(seated, COMPLETED);
  };
  const first = await overrun(noon);
  expect(first.free_at).toBe(addMinutes(noon, 149 + 30).toISOString());
  test.clock.now = addMinutes(noon, 149 + 15);
  expect(await walkIn()).toMatchObject(taken);

  test.clock.now = addMinutes(noon, 200);
  const next = addMinutes(noon, 200 + 160).toISOString();
  await booked(next);
  expect((await overrun(addMinutes(noon, 200))).free_at).toBe(next);
});
