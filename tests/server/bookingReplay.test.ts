import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { limits } from '#contract/limits';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeTable, orderInput } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-13T17:00:00.000Z';

let test: TestApp;
let desk: OrderProvider;
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test, { booking_rules: { covers_max: 8 } });
  for (const _ of [1, 2, 3]) await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 6 });
});
afterAll(() => test.close());

const book = async (persons: number, schedule_at = evening) =>
  call(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons, schedule_at }),
    ...{ store_id: desk.store.id, idempotency_key: randomUUID() },
    customer: { name: `Party of ${persons}`, country_phone_code: '+33', phone: `61234567${persons}` },
  });
const booked = async (persons: number, schedule_at?: string) => {
  const reply = await book(persons, schedule_at);
  if (!reply.success) throw new Error(`refused: ${JSON.stringify(reply)}`);
  return reply.order._id;
};
const replay = (rules: object) => callAs(test.app, desk.owner, 'get_booking_replay', rules);
const statusOf = async (order_id: string) =>
  (await callAs(test.app, desk.owner, 'get_order', { order_id })).order.order_status;

it('Rules are tried on the requests of the last weeks, those that were refused among them', async () => {
  await booked(4);
  await booked(3);
  expect(await book(5)).toMatchObject({ success: false });
  test.clock.now = addDays(noon, 2);
  expect((await replay({})).past).toEqual({ requests: 3, refused: 1, refused_before: 1, customers: 2, automatic: 0 });
  const loose = { booking_covers_max: null, booking_accept_persons_max: 3 };
  expect((await replay(loose)).past).toMatchObject({ refused: 0, refused_before: 1, customers: 3, automatic: 1 });
  expect((await replay({ booking_covers_max: 6 })).past).toMatchObject({ refused: 2, refused_before: 1 });
});

it.each(['times', 'stays', 'covers', 'answers'] as const)('A form sends all that it has: %s', async (name) => {
  const reply = await callAs(test.app, desk.owner, `get_booking_${name}`, {});
  const { version: _v, updated_at: _a, updated_by: _b, ...fields } = Object.values(reply)[0] as Record<string, unknown>;
  expect((await replay(fields)).coming).toEqual({ bookings: 0, outside: [] });
});

it('The bookings to come that no longer fit are named, and saving asks about them and no others', async () => {
  const first = await booked(4);
  const second = await booked(3);
  const other = await booked(2, '2031-06-13T18:00:00.000Z');
  const { coming } = await replay({ booking_covers_max: 5 });
  expect(coming).toMatchObject({ bookings: 3, outside: [{ order_id: second, rule: 'covers' }] });
  expect((await replay({ booking_days_ahead: 0, booking_notice_minutes: 600 })).coming.outside).toEqual([]);

  const save = (settle?: object) =>
    call(test.app, desk.owner, 'update_booking_covers', { version: 1, booking_covers_max: 5, settle } as never);
  expect(await save()).toMatchObject({
    error_code: errorCodes.ORDERS_OUTSIDE_HOURS,
    affected: [{ order_id: second, customer_name: 'Party of 3' }],
  });
  expect((await callAs(test.app, desk.owner, 'get_booking_covers', {})).booking_covers.booking_covers_max).toBe(8);
  expect(await save({ keep: [], cancel: [second], reason: 'Fewer guests at once' })).toMatchObject({ success: true });
  expect(await Promise.all([first, second, other].map(statusOf))).toEqual([
    orderStatus.NEW,
    orderStatus.REJECTED,
    orderStatus.NEW,
  ]);
});

it('A day that is closed for bookings asks about its own, which can be kept', async () => {
  const kept = await booked(4);
  await booked(4, '2031-06-14T17:00:00.000Z');
  const save = (settle?: object) =>
    call(test.app, desk.owner, 'update_booking_times', {
      ...{ version: 1, booking_closed_dates: ['2031-06-13'], settle },
    } as never);
  expect(await save()).toMatchObject({ affected: [{ order_id: kept, rule: 'closed_date' }] });
  expect(await save({ keep: [kept], cancel: [] })).toMatchObject({ success: true });
  expect(await statusOf(kept)).toBe(orderStatus.NEW);
});

it('More bookings than are changed in bulk can be kept or cancelled with new rules', async () => {
  const kept = await booked(4);
  const many = Array.from({ length: limits.bulkMax }, () => randomUUID());
  const save = (settle: object) =>
    call(test.app, desk.owner, 'update_booking_times', {
      ...{ version: 1, booking_closed_dates: ['2031-06-13'], settle },
    } as never);
  expect(await save({ keep: [kept, ...many], cancel: [...many, kept], reason: 'Closed' })).toMatchObject({
    error_code: errorCodes.FIELDS_NOT_VALID,
    errors: [{ path: 'settle.cancel.0', code: 'duplicate' }],
  });
  expect(await save({ keep: many, cancel: [] })).toMatchObject({ affected: [{ order_id: kept }] });
  expect(await save({ keep: [...many, kept], cancel: [] })).toMatchObject({ success: true });
  expect(await statusOf(kept)).toBe(orderStatus.NEW);
});
