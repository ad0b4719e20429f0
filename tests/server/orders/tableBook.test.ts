import { addDays, addHours, addMinutes, subDays } from 'date-fns';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/calls/index';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { isOrderMessage } from '#contract/events';
import { isInBook } from '#contract/orders/book';
import { isFinal, type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { businessDate, businessDay } from '#contract/time';
import { orders, subStores } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs } from '../../support/callApi';
import { deliveryInput, makeSubStore, makeTable, orderInput } from '../../support/factories/index';
import { loginSubStore, type TestSession } from '../../support/login';
import { openOrderStore } from '../../support/orderDesk';
import { until } from '../../support/until';
import { watch } from '../delivery/providerWatcher';
import { Device, listen } from '../realtime/devices';

let test: TestApp;
let desk: Awaited<ReturnType<typeof openOrderStore>>;
let host: TestSession;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  desk = await openOrderStore(test);
  host = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: ['store/table-booking'] }));
});

const refused = { success: false, error_code: errorCodes.NOT_PERMITTED };

const atTable = async (fields: Parameters<typeof makeTable>[2] = {}) => {
  const { id } = await makeTable(test.db, desk.store, fields);
  return { order_type: 'table', table_id: id, persons: 2 } as const;
};
const book = async () => desk.placeOwn(await atTable());

const bookOf = async (day: string, caller = host) => {
  const body = { board: 'table-booking', start_date: day, end_date: day, with_ended: true } as const;
  return (await callAs(test.app, caller, 'get_order_list', body)).data;
};

describe('a host, with the key of table bookings alone', () => {
  it('reads orders of type table, open and ended, and no others', async () => {
    const booking = await book();
    const finished = await desk.move(await desk.move(await book(), orderStatus.ARRIVED), orderStatus.COMPLETED);
    const pickup = await desk.placeOwn();
    const delivery = await desk.placeOwnDelivery();
    const ids = [booking, finished, pickup, delivery].map(({ _id }) => _id);
    const tables = [booking._id, finished._id].sort();

    const idsOf = async (body: BodyOf<'get_order_list'>) =>
      (await callAs(test.app, host, 'get_order_list', body)).data.map(({ _id }) => _id).sort();
    expect(await idsOf({})).toEqual(tables);
    expect(await idsOf({ ids })).toEqual(tables);
    expect(await idsOf({ filter: { order_type: 'delivery' } })).toEqual([]);
    expect(await idsOf({ board: 'table-booking' })).toEqual([booking._id]);
    for (const board of ['today', 'tomorrow', 'schedule', 'past', 'dispatch', 'nobody-found', 'history'] as const)
      expect(await call(test.app, host, 'get_order_list', { board })).toMatchObject(refused);

    expect((await callAs(test.app, host, 'get_order', { order_id: booking._id })).order._id).toBe(booking._id);
    for (const order of [pickup, delivery])
      expect(await call(test.app, host, 'get_order', { order_id: order._id })).toMatchObject(refused);
    expect(await call(test.app, host, 'get_record_history', { entity: 'order', _id: pickup._id })).toMatchObject(
      refused,
    );
  });

  it('seats and completes guests, and moves no other order, nor learns how one stands', async () => {
    const booking = await book();
    const arrived = await desk.move(booking, orderStatus.ARRIVED, {}, host);
    expect((await desk.move(arrived, orderStatus.COMPLETED, {}, host)).order_status).toBe(orderStatus.COMPLETED);

    const pickup = await desk.placeOwn();
    const right = await desk.moveReply(pickup, orderStatus.READY, {}, host);
    // A status that isn't the order's would otherwise be answered with the order.
    const stale = await desk.moveReply({ ...pickup, order_status: orderStatus.READY }, orderStatus.COMPLETED, {}, host);
    for (const reply of [right, stale]) {
      expect(reply).toMatchObject(refused);
      expect(reply).not.toHaveProperty('current');
    }
    expect((await desk.getOrder(pickup)).order.version).toBe(pickup.version);
  });

  it('takes bookings, and no pickups or deliveries', async () => {
    const table = { ...orderInput(desk.item), ...(await atTable()) };
    expect((await callAs(test.app, host, 'create_order', table)).order.order_type).toBe('table');
    expect(await call(test.app, host, 'create_order', orderInput(desk.item))).toMatchObject(refused);
    const { data } = await callAs(test.app, desk.owner, 'get_order_list', {});
    expect(data.map(({ order_type }) => order_type)).toEqual(['table']);
  });

  it('moves a booking to another table, and corrects no other order', async () => {
    const booking = await book();
    const other = await atTable({ number: 77 });
    const keyed = ({ _id, version }: Order) => ({ order_id: _id, version, idempotency_key: `moves ${_id}` });
    const body = { ...keyed(booking), table_id: other.table_id };
    expect((await callAs(test.app, host, 'update_order_details', body)).order.table_number).toBe(77);

    const pickup = await desk.placeOwn();
    const customer = { country_phone_code: '+33', phone: '698765432' };
    for (const version of [pickup.version, pickup.version + 1]) {
      const wrong = { ...keyed(pickup), version, customer };
      const reply = await call(test.app, host, 'update_order_details', wrong);
      expect(reply).toMatchObject(refused);
      expect(reply).not.toHaveProperty('current');
    }
  });

  it('adds dishes to an order at a table, and changes no other order', async () => {
    const booking = await book();
    const { order: seen } = await callAs(test.app, host, 'get_order', { order_id: booking._id });
    expect(seen.allowed_actions).toContain('edit');
    const items = [
      { line: 0, quantity: 1 },
      { item_id: desk.item.id, quantity: 2 },
    ];
    const keyed = ({ _id, version }: Order) => ({ order_id: _id, version, idempotency_key: `adds to ${_id}` });
    const { order } = await callAs(test.app, host, 'update_order_items', { ...keyed(booking), items });
    expect(order.items.map(({ quantity }) => quantity)).toEqual([1, 2]);

    const pickup = await desk.placeOwn();
    for (const version of [pickup.version, pickup.version + 1]) {
      const reply = await call(test.app, host, 'update_order_items', { ...keyed(pickup), version, items });
      expect(reply).toMatchObject(refused);
      expect(reply).not.toHaveProperty('current');
    }
    expect((await desk.getOrder(pickup)).order.version).toBe(pickup.version);
  });

  it('withdraws what guests at a table were asked, and what no one else was', async () => {
    const ask = async (fields: Partial<Parameters<typeof orderInput>[1]>) => {
      const order = await desk.place(fields);
      const body = { order_id: order._id, version: order.version, idempotency_key: `asks ${order._id}` };
      const items = [{ line: 0, quantity: 2 }];
      const { change } = await callAs(test.app, desk.owner, 'update_order_items', { ...body, items });
      return { order_id: order._id, change_id: change._id };
    };
    expect((await callAs(test.app, host, 'withdraw_order_change', await ask(await atTable()))).change.state).toBe(
      'withdrawn',
    );
    expect(await call(test.app, host, 'withdraw_order_change', await ask({}))).toMatchObject(refused);
  });

  it('finds a guest by phone number, without the addresses of their deliveries', async () => {
    const { customer } = await desk.placeOwnDelivery();
    const phone = customer.phone.slice(0, 6);
    const [toOwner] = (await callAs(test.app, desk.owner, 'find_customer', { phone })).data;
    expect(toOwner?.addresses).toHaveLength(1);
    const [toHost] = (await callAs(test.app, host, 'find_customer', { phone })).data;
    expect(toHost).toEqual({ ...toOwner, addresses: [] });
  });

  it('cancels bookings, and no pickups or deliveries', async () => {
    const { CANCELLED_BY_STORE } = orderStatus;
    const reason = { reason: 'They called' };
    const booking = await book();
    const { order } = await callAs(test.app, host, 'get_order', { order_id: booking._id });
    expect(order.allowed_actions).toContain('cancel');
    expect((await desk.move(booking, CANCELLED_BY_STORE, reason, host)).order_status).toBe(CANCELLED_BY_STORE);
    for (const other of [await desk.placeOwn(), await desk.placeOwnDelivery()])
      expect(await desk.moveReply(other, CANCELLED_BY_STORE, reason, host)).toMatchObject(refused);
  });

  it('is offered times for tables, and none for pickups or deliveries', async () => {
    const date = businessDate(new Date(), desk.store);
    expect(await call(test.app, host, 'get_slot_list', { order_type: 'table', date })).toMatchObject({ success: true });
    for (const order_type of ['pickup', 'delivery'] as const)
      expect(await call(test.app, host, 'get_slot_list', { order_type, date })).toMatchObject(refused);
  });

  it('isn’t told again about a delivery that the account took when it still could', async () => {
    const grants = ['store/order', 'store/order/edit', 'store/table-booking'] as const;
    const sub = await makeSubStore(test.db, desk.store, { grants: [...grants] });
    const session = await loginSubStore(test.app, sub);
    const placed = { ...deliveryInput(desk.store, desk.item), idempotency_key: 'takes a delivery' };
    const seated = { ...orderInput(desk.item), ...(await atTable()), idempotency_key: 'takes a table' };
    const { order } = await callAs(test.app, session, 'create_order', placed);
    const booking = await callAs(test.app, session, 'create_order', seated);
    const corrected = {
      ...{ order_id: order._id, version: order.version, idempotency_key: 'corrects a delivery' },
      customer: { country_phone_code: '+33', phone: '698765432' },
    };
    await callAs(test.app, session, 'update_order_details', corrected);
    await test.db
      .update(subStores)
      .set({ urls: [{ url: 'store/table-booking', permission: 1 }] })
      .where(eq(subStores.id, sub.id));
    expect(await call(test.app, session, 'create_order', placed)).toEqual(expect.objectContaining(refused));
    expect(await call(test.app, session, 'update_order_details', corrected)).toMatchObject(refused);
    const again = await callAs(test.app, session, 'create_order', seated);
    expect(again.order._id).toBe(booking.order._id);
  });

  it('with dispatch as well, reads deliveries and still moves none of them to another status', async () => {
    const grants = ['store/table-booking', 'store/dispatcher'] as const;
    const both = await loginSubStore(test.app, await makeSubStore(test.db, desk.store, { grants: [...grants] }));
    const delivery = await desk.placeOwnDelivery();
    const { order } = await callAs(test.app, both, 'get_order', { order_id: delivery._id });
    expect(order.allowed_actions).not.toContain('order_ready');
    expect(order.allowed_actions).not.toContain('correct');
    expect(await desk.moveReply(delivery, orderStatus.READY, {}, both)).toMatchObject(refused);
  });

  it('receives what happens to tables, and neither other orders nor where delivery people are', async () => {
    const server = await listen(test.database);
    const sub = await makeSubStore(test.db, desk.store, { grants: ['store/table-booking'] });
    const session = await loginSubStore(test.app, sub);
    const device = await new Device(server.url, session).live();
    const booking = await book();
    await desk.placeOwn();
    await desk.placeOwnDelivery();
    await desk.move(booking, orderStatus.ARRIVED);
    await until(() => expect(device.lastSeq).toBe(4));
    const received = device.events.filter(isOrderMessage).map(({ seq, messageData }) => [seq, messageData.order_id]);
    expect(received).toEqual([
      [1, booking._id],
      [4, booking._id],
    ]);
    expect((await watch(server.url, session)).watching).toBe(false);
  });
});

describe('the book of a day', () => {
  const today = () => businessDate(new Date(), desk.store);

  /** Moves a booking in time, as it would be later. */
  const setTimes = (order: Order, due_at: Date, ended_at: Date | null = null) =>
    test.db
      .update(orders)
      .set({ due_at, schedule_at: due_at, ...(ended_at && { ended_at }) })
      .where(and(eq(orders.store_id, desk.store.id), eq(orders.id, order._id)));

  it('has its open and its ended bookings by time, and those of no other day', async () => {
    const { start, end } = businessDay(today(), desk.store);
    const late = await book();
    await setTimes(late, addMinutes(end, -1));
    const finished = await desk.move(await desk.move(await book(), orderStatus.ARRIVED), orderStatus.COMPLETED);
    await setTimes(finished, start, addHours(start, 2));
    const next = await book();
    await setTimes(next, end);
    await desk.placeOwn();
    const dayOf = (day: string) => bookOf(day).then((data) => data.map(({ _id }) => _id));
    expect(await dayOf(today())).toEqual([finished._id, late._id]);
    expect(await dayOf(businessDate(addMinutes(end, 1), desk.store))).toEqual([next._id]);
  });

  it('leaves out what was called off long before, as the app does', async () => {
    const day = businessDay(today(), desk.store);
    const cases: [status: OrderStatus, ended: Date | null][] = [
      [orderStatus.ACCEPTED, null],
      [orderStatus.COMPLETED, addHours(day.start, 3)],
      [orderStatus.CANCELLED_BY_STORE, addMinutes(day.start, -59)],
      [orderStatus.CANCELLED_BY_CUSTOMER, addMinutes(day.start, -61)],
      [orderStatus.COMPLETED, addMinutes(addDays(day.end, 1), -1)],
      [orderStatus.COMPLETED, addDays(day.end, 2)],
      [orderStatus.REJECTED, subDays(day.start, 3)],
    ];
    const shown: string[] = [];
    for (const [order_status, ended_at] of cases) {
      const order = await book();
      await test.db
        .update(orders)
        .set({ order_status, is_open: !isFinal(order_status) })
        .where(and(eq(orders.store_id, desk.store.id), eq(orders.id, order._id)));
      await setTimes(order, addHours(day.start, 1), ended_at);
      const facts = (await desk.getOrder(order)).order;
      if (isInBook(facts, day)) shown.push(order._id);
    }
    expect(shown).toHaveLength(4);
    expect((await bookOf(today(), desk.owner)).map(({ _id }) => _id).sort()).toEqual(shown.sort());
  });

  it('needs both days, and is asked of this board alone', async () => {
    const day = today();
    const bodies: BodyOf<'get_order_list'>[] = [
      { board: 'table-booking', with_ended: true },
      { board: 'table-booking', with_ended: true, start_date: day },
      { with_ended: true, start_date: day, end_date: day },
      { board: 'today', with_ended: true, start_date: day, end_date: day },
    ];
    for (const body of bodies)
      expect(await call(test.app, desk.owner, 'get_order_list', body)).toMatchObject({
        error_code: errorCodes.FIELDS_NOT_VALID,
        errors: [{ path: 'with_ended' }],
      });
  });
});
