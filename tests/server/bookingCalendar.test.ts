import { addDays, addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { PermissionKey } from '#contract/permissions';
import { orders, stores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeSubStore, makeTable, orderInput } from '../support/factories/index';
import { loginSubStore } from '../support/login';
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
  desk = await openOrderStore(test, { booking_rules: { accept_persons_max: 10, days_ahead: 365 } });
  await makeTable(test.db, desk.store, { number: 7 });
});
afterAll(() => test.close());

const renew = async () => (await callAs(test.app, desk.owner, 'renew_booking_calendar', {})).path ?? '';
const read = (path: string) => test.app.inject({ method: 'GET', url: path });

/** The events of the calendar, by their start. */
async function eventsAt(path: string) {
  const { body } = await read(path);
  const calendar = new ICAL.Component(ICAL.parse(body));
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    event: new ICAL.Event(component),
    status: component.getFirstPropertyValue('status'),
  }));
}

const book = async (schedule_at: string, fields: Partial<ReturnType<typeof orderInput>> = {}) =>
  (
    await callAs(test.app, 'platform', 'platform/create_order', {
      ...orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at, ...fields }),
      store_id: desk.store.id,
    })
  ).order;

describe('the calendar of bookings', () => {
  it('has an address that is shown again, replaced and ended; an old one is 404 at once', async () => {
    expect(await callAs(test.app, desk.owner, 'get_booking_calendar', {})).toMatchObject({ path: null });
    const first = await renew();
    expect(first).toMatch(/^\/calendar\/[\w-]{32}\.ics$/);
    expect(await callAs(test.app, desk.owner, 'get_booking_calendar', {})).toMatchObject({ path: first });
    const reply = await read(first);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['cache-control']).toContain('no-store');
    const second = await renew();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    await callAs(test.app, desk.owner, 'stop_booking_calendar', {});
    expect((await read(second)).statusCode).toBe(404);
    expect((await read('/calendar/anything')).statusCode).toBe(404);
  });

  it('is told and renewed only for accounts that can read table bookings', async () => {
    const path = await renew();
    const as = async (...grants: PermissionKey[]) =>
      loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants }));
    const settings = await as('store/table_booking');
    const refused = { error_code: errorCodes.NOT_PERMITTED };
    expect(await call(test.app, settings, 'get_booking_calendar', {})).toMatchObject(refused);
    expect(await call(test.app, settings, 'renew_booking_calendar', {})).toMatchObject(refused);
    expect((await read(path)).statusCode).toBe(200);
    const host = await as('store/table_booking', 'store/table-booking');
    expect(await callAs(test.app, host, 'get_booking_calendar', {})).toMatchObject({ path });
    expect((await callAs(test.app, host, 'renew_booking_calendar', {})).path).not.toBe(path);
  });

  it('says who comes, when and where, and nothing by which guests can be reached', async () => {
    const order = await book(evening, { order_comment: 'Window, please; with a cake' });
    const path = await renew();
    const [found, ...others] = await eventsAt(path);
    expect(others).toEqual([]);
    expect(found?.event).toMatchObject({ uid: `${order._id}@storedesk`, sequence: order.version });
    expect(found?.event.summary).toBe(`2 · ${order.customer.name}`);
    expect(found?.event.description).toContain('7\nWindow, please; with a cake');
    expect(found?.event.startDate.toJSDate()).toEqual(new Date(evening));
    expect(found?.event.endDate.toJSDate().toISOString()).toBe(order.free_at);
    expect(found?.status).toBe('CONFIRMED');
    const { body } = await read(path);
    expect(body).not.toContain(order.customer.phone);
    expect(body).not.toContain('TZID');
  });

  it('keeps the event of a booking that is moved or called off, and counts its changes', async () => {
    const order = await book(evening);
    const path = await renew();
    await callAs(test.app, 'platform', 'platform/cancel_order', { store_id: desk.store.id, order_id: order._id });
    const [found] = await eventsAt(path);
    expect(found?.event.uid).toBe(`${order._id}@storedesk`);
    expect(found?.event.sequence).toBeGreaterThan(order.version);
    expect(found?.status).toBe('CANCELLED');
    expect(found?.event.endDate.toJSDate()).toEqual(addHours(new Date(evening), 2));
  });

  it.each([
    ['2031-03-30', ['2031-03-30T00:30:00.000Z', '2031-03-30T01:30:00.000Z']],
    ['2031-10-26', ['2031-10-26T00:30:00.000Z', '2031-10-26T01:30:00.000Z']],
  ])('has the right instants on %s, when the clocks change in Paris', async (date, times) => {
    const path = await renew();
    test.clock.now = addDays(new Date(`${date}T10:00:00Z`), -2);
    await makeTable(test.db, desk.store, { number: 8 });
    for (const time of times) await book(time);
    const events = await eventsAt(path);
    expect(events.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual(times);
    for (const { event } of events) expect(event.duration.toSeconds()).toBe(2 * 3600);
  });

  it('goes back 30 days, and has no line of more than 75 octets in any script', async () => {
    const name = 'محمد عبد الرحمن بن عبد العزيز آل سعود، مع أصدقائه الكرام من الحي القديم 👩‍👩‍👧‍👦';
    const order = await book(evening, { customer: { name, country_phone_code: '+33', phone: '612345678' } });
    const path = await renew();
    const { body } = await read(path);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect((await eventsAt(path))[0]?.event.summary).toBe(`2 · ${name}`);
    await test.db
      .update(orders)
      .set({ due_at: addDays(noon, -29) })
      .where(eq(orders.id, order._id));
    expect(await eventsAt(path)).toHaveLength(1);
    await test.db
      .update(orders)
      .set({ due_at: addDays(noon, -31) })
      .where(eq(orders.id, order._id));
    expect(await eventsAt(path)).toEqual([]);
  });

  it('is closed while the store takes no bookings', async () => {
    const path = await renew();
    await test.db.update(stores).set({ is_provide_table_booking: false }).where(eq(stores.id, desk.store.id));
    expect((await read(path)).statusCode).toBe(404);
  });
});
