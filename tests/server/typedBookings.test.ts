import { randomUUID } from 'node:crypto';
import { addMinutes, addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { type OrderStatus, orderStatus } from '#contract/orders/statuses';
import { outbox } from '#server/db/schema/orders';
import { tableHolds } from '#server/db/schema/tableHolds';
import { lapseTyped } from '#server/modules/bookings/service';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs } from '../support/callApi';
import { makeSubStore, makeTable, orderInput } from '../support/factories/index';
import { loginSubStore, type TestSession } from '../support/login';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const friday = '2031-06-13';
const evening = '2031-06-13T17:00:00.000Z';
const later = '2031-06-13T17:30:00.000Z';
const notFree = { error_code: errorCodes.TABLE_NOT_FREE };

let test: TestApp;
let desk: OrderProvider;
let host: TestSession;
let table: { id: string };
beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test);
  const member = await makeSubStore(test.db, desk.store, { name: 'Ana', grants: ['store/table-booking'] });
  host = await loginSubStore(test.app, member);
  table = await makeTable(test.db, desk.store, { number: 1, min_persons: 1, max_persons: 4 });
});
afterAll(() => test.close());

const typing = (fields: object = {}) => ({
  ...{ _id: randomUUID(), schedule_at: evening, persons: 2, table_ids: [table.id] },
  ...fields,
});
const type = async (body = typing()) => (await callAs(test.app, host, 'type_booking', body)).typed;
const listed = async () => (await callAs(test.app, desk.owner, 'get_typed_booking_list', {})).data;
const booking = (schedule_at = evening) => ({
  ...orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at }),
  ...{ items: [], table_ids: [table.id], idempotency_key: randomUUID() },
});
const book = (fields: object = {}, schedule_at = evening) =>
  call(test.app, desk.owner, 'create_order', { ...booking(schedule_at), ...fields });
const timesFree = async (typed_id?: string) => {
  const wanted = { date: friday, persons: 2, ...(typed_id ? { typed_id } : {}) };
  return (await callAs(test.app, host, 'get_table_slots', wanted)).slots.map(({ at }) => at);
};

describe('A booking that someone is typing', () => {
  it('has its table for everyone but the one who types it, and others are told who that is', async () => {
    const typed = await type();
    expect(await listed()).toEqual([
      {
        ...{ _id: typed._id, table_ids: [table.id], at: evening, until: '2031-06-13T19:00:00.000Z' },
        ...{ persons: 2, typed_by: 'Ana', expires_at: addMinutes(noon, 3).toISOString() },
      },
    ]);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(messages.map(({ message_data }) => message_data)).toEqual([{ entity: 'typed_booking', ids: [typed._id] }]);

    expect(await timesFree()).not.toContain(evening);
    expect(await timesFree(typed._id)).toContain(evening);
    const typedByAna = [{ params: { typed: [{ table: 1, name: 'Ana' }] } }];
    expect(await book()).toMatchObject({ ...notFree, errors: typedByAna });
    const customers = { ...booking(), store_id: desk.store.id, table_ids: undefined };
    const refused = await call(test.app, 'platform', 'platform/create_order', customers);
    expect(refused).toMatchObject({ ...notFree, errors: [{ params: { typed: [] } }] });
  });

  it('becomes the booking in one step', async () => {
    const typed = await type();
    const { order } = await callAs(test.app, host, 'create_order', { ...booking(), typed_id: typed._id });
    expect(order.order_status).toBe(orderStatus.ACCEPTED);
    expect(await listed()).toEqual([]);
    const rows = await test.db.select().from(tableHolds).where(eq(tableHolds.store_id, desk.store.id));
    expect(rows.map(({ order_id, state }) => [order_id, state])).toEqual([[order._id, 'held']]);
  });

  it('keeps its table if the booking is refused', async () => {
    const typed = await type();
    const refused = await book({ typed_id: typed._id, customer: { name: 'X', country_phone_code: '+33', phone: '1' } });
    expect(refused).toMatchObject({ success: false });
    expect(await listed()).toMatchObject([{ _id: typed._id }]);
  });

  it('has the tables that were chosen last, or none if those can’t be had', async () => {
    const { _id } = await type();
    await type(typing({ _id, schedule_at: later }));
    expect(await listed()).toMatchObject([{ _id, at: later }]);
    const second = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
    await callAs(test.app, desk.owner, 'create_order', { ...booking(later), table_ids: [second.id] });
    const refused = await call(test.app, host, 'type_booking', typing({ _id, table_ids: [second.id] }));
    expect(refused).toMatchObject(notFree);
    expect(await listed()).toEqual([]);
  });

  it('gives its table back when it isn’t made, or after three minutes', async () => {
    const first = await type();
    await callAs(test.app, host, 'drop_typed_booking', { _id: first._id });
    expect(await listed()).toEqual([]);

    await type();
    test.clock.now = addSeconds(addMinutes(noon, 3), 1);
    expect(await timesFree()).toContain(evening);
    expect(await book()).toMatchObject({ success: true });
  });

  it('is removed once its time is over, and the open books hear of it', async () => {
    const { _id } = await type();
    await lapseTyped(test.db, addMinutes(noon, 2));
    expect(await listed()).toHaveLength(1);
    await lapseTyped(test.db, addMinutes(noon, 3));
    expect(await test.db.$count(tableHolds, eq(tableHolds.store_id, desk.store.id))).toBe(0);
    const messages = await test.db.select().from(outbox).where(eq(outbox.store_id, desk.store.id));
    expect(messages.at(-1)?.message_data).toEqual({ entity: 'typed_booking', ids: [_id] });
  });

  it('doesn’t keep guests who leave from giving their table back', async () => {
    const { order } = await callAs(test.app, host, 'create_order', booking('2031-06-13T15:00:00.000Z'));
    await type(typing({ schedule_at: '2031-06-13T17:15:00.000Z' }));
    test.clock.now = new Date('2031-06-13T17:00:00Z');
    const step = async (from: OrderStatus, target: OrderStatus) => {
      const body = { order_id: order._id, from, order_status: target };
      return (await callAs(test.app, host, 'set_order_status', body)).order.order_status;
    };
    expect(await step(orderStatus.ACCEPTED, orderStatus.ARRIVED)).toBe(orderStatus.ARRIVED);
    expect(await step(orderStatus.ARRIVED, orderStatus.COMPLETED)).toBe(orderStatus.COMPLETED);
  });

  it('takes two hosts to one table once, whoever is first', async () => {
    const both = await Promise.all([typing(), typing()].map((body) => call(test.app, host, 'type_booking', body)));
    expect(both.map((reply) => ('success' in reply ? reply.success : undefined)).sort()).toEqual([false, true]);
    expect(await listed()).toHaveLength(1);
  });

  it('keeps another booking from its table, which is told who types it', async () => {
    const second = await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 4 });
    const { order } = await callAs(test.app, host, 'create_order', { ...booking(), table_ids: [second.id] });
    await type();
    const move = { order_id: order._id, version: order.version, idempotency_key: randomUUID(), table_id: table.id };
    const refused = await call(test.app, desk.owner, 'update_order_details', move);
    expect(refused).toMatchObject({ ...notFree, errors: [{ params: { typed: [{ table: 1, name: 'Ana' }] } }] });
  });

  it('belongs to its store alone', async () => {
    const typed = await type();
    const other = await openOrderStore(test);
    const reply = await call(test.app, other.owner, 'drop_typed_booking', { _id: typed._id });
    expect(reply).toMatchObject({ error_code: errorCodes.NO_DATA_FOUND });
    expect((await callAs(test.app, other.owner, 'get_typed_booking_list', {})).data).toEqual([]);
    expect(await listed()).toHaveLength(1);
  });
});
