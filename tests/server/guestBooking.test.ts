import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { auditEntries, orderEvents, tableHolds } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeTable, orderInput, type StoreOptions } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-13T17:00:00.000Z';
const later = '2031-06-13T19:00:00.000Z';

let test: TestApp;
let desk: OrderProvider;
let [two, six]: { id: string }[] = [];

const openStore = async (booking_rules: StoreOptions['booking_rules'] = {}, more: Partial<StoreOptions> = {}) => {
  desk = await openOrderStore(test, { booking_rules: { accept_persons_max: 6, ...booking_rules }, ...more });
  two = await makeTable(test.db, desk.store, { number: 2, min_persons: 1, max_persons: 2 });
  six = await makeTable(test.db, desk.store, { number: 6, min_persons: 3, max_persons: 6 });
};
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

type Fields = Partial<ReturnType<typeof orderInput>>;
/** A customer's booking and the token of its link. */
async function booked(fields: Fields = {}) {
  const { order } = await callAs(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at: evening, items: [], ...fields }),
    store_id: desk.store.id,
  });
  const { path } = await callAs(test.app, desk.owner, 'make_guest_link', { order_id: order._id });
  return { order, token: path.split('/').at(-1) ?? '' };
}
const open = (token: string) => call(test.app, null, 'get_guest_booking', { token });
const change = (token: string, persons: number, schedule_at = evening) =>
  call(test.app, null, 'change_guest_booking', { token, persons, schedule_at });
const orderNow = async (order_id: string) => callAs(test.app, desk.owner, 'get_order', { order_id });

describe('the link of a booking', () => {
  it('is the same for the store and the platform, and opens the booking without the guests’ own data', async () => {
    await openStore();
    const { order, token } = await booked();
    const named = { store_id: desk.store.id, order_id: order._id };
    expect((await callAs(test.app, 'platform', 'platform/make_guest_link', named)).path).toBe(
      `/store/booking/${token}`,
    );
    expect(token).toMatch(/^[\w-]{43}$/);
    const reply = await open(token);
    expect(reply).toMatchObject({
      booking: { at: evening, persons: 2, state: 'accepted', changes: 'any', persons_max: 6, can_cancel: true },
    });
    expect(JSON.stringify(reply)).not.toContain(order.customer.phone);
    expect(await open('x'.repeat(43))).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
  });

  it('ends with the booking, and is none for guests who are there without one', async () => {
    await openStore();
    const { order, token } = await booked();
    await callAs(test.app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id: order._id });
    const gone = { error_code: errorCodes.NO_DATA_FOUND };
    expect(await open(token)).toMatchObject(gone);
    expect(await call(test.app, null, 'confirm_guest_booking', { token })).toMatchObject(gone);
    expect(await change(token, 1)).toMatchObject(gone);
    expect(await call(test.app, null, 'cancel_guest_booking', { token, charge: 0 })).toMatchObject(gone);
    const walkIn = await desk.placeOwn({ order_type: 'table', table_id: two?.id ?? '', persons: 2 });
    expect(await call(test.app, desk.owner, 'make_guest_link', { order_id: walkIn._id })).toMatchObject({
      error_code: errorCodes.ORDER_DETAIL_NOT_FOUND,
    });
  });

  it('confirms once; the store sees it, and asks again after it has moved the booking', async () => {
    await openStore();
    const { order, token } = await booked();
    await callAs(test.app, null, 'confirm_guest_booking', { token });
    test.clock.now = addHours(noon, 1);
    await callAs(test.app, null, 'confirm_guest_booking', { token });
    const seen = await orderNow(order._id);
    expect(seen.order.guest_confirmed_at).toBe(noon.toISOString());
    expect(seen.events.filter(({ kind }) => kind === 'guests_confirmed')).toMatchObject([
      { actor: { kind: 'customer', name: order.customer.name } },
    ]);
    await callAs(test.app, desk.owner, 'update_order_details', {
      ...{ order_id: order._id, version: seen.order.version, schedule_at: later },
      idempotency_key: randomUUID(),
    });
    expect(await open(token)).toMatchObject({ booking: { at: later, confirmed_at: null } });
  });
});

describe('guests who change their booking', () => {
  it('get a table that fits by the rules for new bookings, and what was theirs is free again', async () => {
    await openStore();
    const { order, token } = await booked();
    const offered = await callAs(test.app, null, 'get_guest_slots', { token, date: '2031-06-13', persons: 5 });
    expect(offered.times).toContain(later);
    expect(await change(token, 5, later)).toMatchObject({ booking: { at: later, persons: 5 } });
    const held = await test.db
      .select({ table_id: tableHolds.table_id })
      .from(tableHolds)
      .where(and(eq(tableHolds.order_id, order._id), eq(tableHolds.state, 'held')));
    expect(held).toEqual([{ table_id: six?.id }]);
    const events = await test.db.select().from(orderEvents).where(eq(orderEvents.order_id, order._id));
    expect(events.filter(({ actor_kind }) => actor_kind === 'customer').map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['time_changed', 'persons_changed', 'table_changed']),
    );
    const [entry] = await test.db.select().from(auditEntries).where(eq(auditEntries.call, 'change_guest_booking'));
    expect(entry).toMatchObject({ actor_kind: 'customer', action: 'correct', new_values: { persons: 5 } });
  });

  it('are refused with the rule, and keep what they have', async () => {
    await openStore({ notice_minutes: 60 });
    const { token } = await booked();
    await booked({ persons: 6 });
    expect(await change(token, 5)).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
    const soon = new Date(noon.getTime() + 30 * 60_000).toISOString();
    expect(await change(token, 2, soon)).toMatchObject({ error_code: errorCodes.SLOT_NOT_AVAILABLE });
    expect(await open(token)).toMatchObject({ booking: { at: evening, persons: 2 } });
  });

  it('can’t get around the store’s answer, and come with fewer people at any time', async () => {
    await openStore({ accept_persons_max: 2, notice_minutes: 600 });
    const { order, token } = await booked({ persons: 4, schedule_at: '2031-06-14T17:00:00.000Z' });
    const at = '2031-06-14T17:00:00.000Z';
    expect(await open(token)).toMatchObject({ booking: { state: 'requested', changes: 'any', persons_max: 10 } });
    await desk.move(order, orderStatus.ACCEPTED);
    expect(await open(token)).toMatchObject({ booking: { changes: 'fewer', persons_max: 4 } });
    const refused = { error_code: errorCodes.STATUS_CHANGE_FAILED };
    expect(await change(token, 5, at)).toMatchObject(refused);
    expect(await change(token, 4, later)).toMatchObject(refused);
    test.clock.now = addHours(new Date(at), -1);
    expect(await change(token, 3, at)).toMatchObject({ booking: { persons: 3 } });
    test.clock.now = addHours(new Date(at), 1);
    expect(await change(token, 2, at)).toMatchObject(refused);
  });
});

describe('guests who cancel', () => {
  const charges = [
    { hours_before: 24, mode: 'absolute' as const, charge: 500, per: 'person' as const },
    { hours_before: 2, mode: 'absolute' as const, charge: 1000, per: 'person' as const },
  ];
  const no_show = { mode: 'absolute' as const, charge: 3000, per: 'booking' as const };

  it('can’t escape what it costs by coming later or with fewer people instead', async () => {
    await openStore({}, { cancellation_policy: { tiers: [{ persons_min: 1, from: '', to: '', charges, no_show }] } });
    const nextWeek = '2031-06-20T17:00:00.000Z';
    const { token } = await booked({ persons: 4, schedule_at: nextWeek });
    test.clock.now = addHours(new Date(nextWeek), -25);
    expect(await change(token, 3, nextWeek)).toMatchObject({ booking: { persons: 3, persons_min: 1 } });
    const afterwards = '2031-06-21T17:00:00.000Z';
    expect(await change(token, 3, afterwards)).toMatchObject({ booking: { at: afterwards } });

    test.clock.now = addHours(new Date(afterwards), -1);
    const refused = { error_code: errorCodes.STATUS_CHANGE_FAILED };
    expect(await open(token)).toMatchObject({ booking: { changes: 'any', charge: 3000, persons_min: 3 } });
    expect(await change(token, 2, afterwards)).toMatchObject(refused);
    const week = '2031-06-28';
    expect(await change(token, 3, `${week}T17:00:00.000Z`)).toMatchObject(refused);
    const slots = (date: string) => callAs(test.app, null, 'get_guest_slots', { token, date, persons: 3 });
    expect(await slots(week)).toMatchObject({ times: [] });
    // What costs as much to cancel is still theirs to change.
    const halfAnHourLater = '2031-06-21T17:30:00.000Z';
    expect((await slots('2031-06-21')).times).toContain(halfAnHourLater);
    expect(await change(token, 4, halfAnHourLater)).toMatchObject({ booking: { persons: 4, charge: 4000 } });
  });

  it('read what it costs, and pay no more than they were shown', async () => {
    await openStore({}, { cancellation_policy: { tiers: [{ persons_min: 1, from: '', to: '', charges, no_show }] } });
    const { order, token } = await booked();
    expect(await open(token)).toMatchObject({
      booking: {
        charge: 1000,
        charges: [
          { from: '2031-06-12T17:00:00.000Z', amount: 1000 },
          { from: '2031-06-13T15:00:00.000Z', amount: 2000 },
        ],
        no_show: 3000,
      },
    });
    test.clock.now = new Date('2031-06-13T16:00:00Z');
    const cancel = (charge: number) => call(test.app, null, 'cancel_guest_booking', { token, charge });
    expect(await cancel(1000)).toMatchObject({ error_code: errorCodes.CHANGED_MEANWHILE });
    expect(await cancel(2000)).toMatchObject({ booking: { state: 'cancelled', charge: 2000 } });
    expect((await orderNow(order._id)).order).toMatchObject({
      order_status: orderStatus.CANCELLED_BY_CUSTOMER,
      cancellation_charge: 2000,
    });
  });
});
