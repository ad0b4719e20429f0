import { addMinutes } from 'date-fns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeSubStore, makeTable, orderInput, type StoreOptions } from '../support/factories/index';
import { loginSubStore, type TestSession } from '../support/login';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const friday = '2031-06-13';
const evening = '2031-06-13T17:00:00.000Z';
const guest = { name: 'Camille Roux', country_phone_code: '+33', phone: '698765432' };
const { ARRIVED, CANCELLED_BY_STORE, COMPLETED } = orderStatus;

let test: TestApp;
let desk: OrderProvider;
let host: TestSession;
const openStore = async (booking_rules: StoreOptions['booking_rules'] = {}) => {
  desk = await openOrderStore(test, { booking_rules });
  host = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: ['store/table-booking'] }));
};
const booked = (table: { id: string }, schedule_at: string, fields: object = {}) => ({
  ...{ ...orderInput(desk.item), items: [], customer: guest },
  ...{ order_type: 'table' as const, table_id: table.id, persons: 2, schedule_at },
  ...fields,
});

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

it('A host learns which tables are free at a time that a rule blocks; customers learn the rule alone', async () => {
  await openStore({ closed_dates: [friday] });
  const table = await makeTable(test.db, desk.store);
  const wanted = { date: friday, persons: 2 };
  const { slots, blocked_by } = await callAs(test.app, host, 'get_table_slots', wanted);
  expect(slots).toEqual([]);
  expect(blocked_by.find(({ at }) => at === evening)).toEqual({
    ...{ at: evening, rule: 'closed_date', table_ids: [[table.id]] },
  });
  const toGuests = await callAs(test.app, 'platform', 'platform/get_table_slots', {
    ...{ store_id: desk.store.id, ...wanted },
  });
  expect(toGuests.blocked_by.find(({ at }) => at === evening)).toEqual({ at: evening, rule: 'closed_date' });

  // The rule stands for the host; who may override it books that table with a reason.
  const override = { reason: 'A regular guest' };
  expect(await call(test.app, host, 'create_order', booked(table, evening))).toMatchObject({
    ...{ error_code: errorCodes.SLOT_NOT_AVAILABLE, errors: [{ path: 'schedule_at', rule: 'closed_date' }] },
  });
  const refused = { error_code: errorCodes.NOT_PERMITTED };
  expect(await call(test.app, host, 'create_order', booked(table, evening, { override }))).toMatchObject(refused);
  const taken = await callAs(test.app, desk.owner, 'create_order', booked(table, evening, { override }));
  expect(taken.overridden).toEqual(['closed_date']);
});

it('A guest’s visits and no-shows are counted from their bookings alone', async () => {
  await openStore();
  const table = await makeTable(test.db, desk.store);
  const bookAt = async (time: string) => (await callAs(test.app, host, 'create_order', booked(table, time))).order;
  const found = async () => (await callAs(test.app, host, 'find_customer', { phone: guest.phone })).data;

  const came = await bookAt(evening);
  test.clock.now = new Date(evening);
  await desk.move(await desk.move(came, ARRIVED), COMPLETED);
  const cancelled = await bookAt(addMinutes(evening, 180).toISOString());
  await desk.move(cancelled, CANCELLED_BY_STORE, { reason: 'They called' });
  const missed = await bookAt(addMinutes(evening, 180).toISOString());
  await callAs(test.app, desk.owner, 'create_order', { ...orderInput(desk.item), customer: guest });
  expect(await found()).toMatchObject([{ order_count: 4, visit_count: 1, no_show_count: 0 }]);
  test.clock.now = addMinutes(evening, 240);
  await desk.move(missed, CANCELLED_BY_STORE);
  expect(await found()).toMatchObject([{ name: guest.name, visit_count: 1, no_show_count: 1 }]);

  // The sheet of the next evening says so too.
  const expected = await bookAt(addMinutes(evening, 1440).toISOString());
  const stranger = { ...guest, name: 'Noa', phone: '698765433' };
  const later = addMinutes(evening, 1440 + 180).toISOString();
  await callAs(test.app, host, 'create_order', booked(table, later, { customer: stranger }));
  const visitsOn = async (date: string) => (await callAs(test.app, host, 'get_guest_visits', { date })).data;
  expect(await visitsOn('2031-06-14')).toEqual([{ order_id: expected._id, visit_count: 1, no_show_count: 1 }]);
  expect(await visitsOn('2031-06-15')).toEqual([]);
});
