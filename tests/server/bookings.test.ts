import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { auditEntries, orders, tableHolds, tables } from '#server/db/schema/index';
import { cancelNoShows } from '#server/jobs/overdueOrders';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, retryWhenBusy } from '../support/callApi';
import { makeTable, orderInput, type StoreOptions } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const friday = '2031-06-13';
const evening = '2031-06-13T17:00:00.000Z';
const { ACCEPTED, ARRIVED, COMPLETED, NEW } = orderStatus;

let test: TestApp;
let desk: OrderProvider;
const openStore = async (booking_rules: StoreOptions['booking_rules'] = {}) => {
  desk = await openOrderStore(test, { booking_rules });
};

beforeAll(async () => {
  test = await buildTestApp();
});
beforeEach(() => {
  test.clock.now = noon;
});
afterAll(() => test.close());

const guestsSlots = (persons = 2) =>
  callAs(test.app, 'platform', 'platform/get_table_slots', { store_id: desk.store.id, date: friday, persons });
const book = (fields: Partial<ReturnType<typeof orderInput>> = {}) => {
  const input = orderInput(desk.item, { order_type: 'table', persons: 2, schedule_at: evening, ...fields });
  return retryWhenBusy(() =>
    call(test.app, 'platform', 'platform/create_order', { ...input, store_id: desk.store.id }),
  );
};
const correct = ({ _id, version }: { _id: string; version: number }, fields: object) => {
  const input = { order_id: _id, version, idempotency_key: randomUUID(), ...fields };
  return retryWhenBusy(() => call(test.app, desk.owner, 'update_order_details', input));
};
/** Pairs of holds that overlap at one table. */
const overlaps = async () => {
  const { rows } = (await test.db.execute(sql`
    select 1 from table_holds a join table_holds b on a.store_id = b.store_id and a.table_id = b.table_id
      and a.id < b.id and a.during && b.during where a.state = 'held' and b.state = 'held'`)) as { rows: unknown[] };
  return rows.length;
};

it('Customers read the store’s note before they book, and another one if they are too many to book themselves', async () => {
  await openStore({
    persons_max: 4,
    guest_note: ['Dogs are welcome', ''],
    large_party_note: ['Call us', 'Rufen Sie an'],
  });
  await makeTable(test.db, desk.store, { max_persons: 6 });
  expect((await guestsSlots(4)).note).toEqual(['Dogs are welcome', '']);
  const large = await guestsSlots(5);
  expect(large.note).toEqual(['Call us', 'Rufen Sie an']);
  expect(large).toMatchObject({ slots: [], blocked_by: expect.arrayContaining([{ at: evening, rule: 'party_size' }]) });
  const own = { date: friday, persons: 5 };
  expect(await callAs(test.app, desk.owner, 'get_table_slots', own)).not.toHaveProperty('note');
});

it('Customers book what is offered, and are told by which rule they can’t', async () => {
  await openStore({ notice_minutes: 60, reset_minutes: 15, guest_covers_max: 4, accept_persons_max: 2 });
  const [large, small] = [
    await makeTable(test.db, desk.store, { min_persons: 2, max_persons: 6 }),
    await makeTable(test.db, desk.store, { min_persons: 1, max_persons: 2 }),
  ];
  const offered = await guestsSlots();
  expect(offered.slots.find(({ at }) => at === evening)?.table_ids).toEqual([[small.id], [large.id]]);
  expect(offered.blocked_by.find(({ at }) => at === addMinutes(noon, 45).toISOString())?.rule).toBe('too_soon');
  expect(offered.slots[0]?.at).toBe(addMinutes(noon, 60).toISOString());

  const first = await book();
  expect(first).toMatchObject({
    order: { table_id: small.id, order_status: ACCEPTED, free_at: addMinutes(evening, 135).toISOString() },
  });
  expect(await book()).toMatchObject({ success: true, order: { table_id: large.id } });
  expect((await guestsSlots()).blocked_by.find(({ at }) => at === evening)?.rule).toBe('guest_covers');
  expect(await book()).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
  const later = addMinutes(evening, 135).toISOString();
  expect(await book({ schedule_at: addMinutes(later, -15).toISOString(), table_id: small.id })).toMatchObject({
    error_code: errorCodes.TABLE_NOT_FREE,
    errors: [{ path: 'table_id', params: { table_ids: [], times: expect.arrayContaining([later]) } }],
  });
  expect(await book({ schedule_at: later, persons: 4 })).toMatchObject({ success: true, order: { order_status: NEW } });
  expect(await book({ schedule_at: later, persons: 10 })).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
  const soon = await book({ schedule_at: addMinutes(noon, 30).toISOString() });
  expect(soon).toMatchObject({
    error_code: errorCodes.SLOT_NOT_AVAILABLE,
    errors: [{ params: { reason: 'too_soon' } }],
  });
});

it('A table is free again when its guests cancel, leave, or are moved', async () => {
  await openStore({ reset_minutes: 15 });
  const [one, other] = [
    await makeTable(test.db, desk.store, { number: 1 }),
    await makeTable(test.db, desk.store, { number: 2 }),
  ];
  const at = (table: { id: string }) => ({ order_type: 'table' as const, table_id: table.id, persons: 2 });
  const offeredAt = async (time: string) =>
    (await guestsSlots()).slots.find((slot) => slot.at === time)?.table_ids.flat() ?? [];
  const booked = await desk.placeOwn({ ...at(one), schedule_at: evening });
  expect(await offeredAt(evening)).toEqual([other.id]);
  const moved = await correct(booked, { table_id: other.id });
  expect(await offeredAt(evening)).toEqual([one.id]);
  if (!moved.success) throw new Error('not moved');
  await desk.customerCancels(moved.order);
  expect(await offeredAt(evening)).toEqual([one.id, other.id]);

  const seated = await desk.move(await desk.placeOwn(at(one)), ARRIVED);
  const [twelveThirty, one15] = [30, 75].map((minutes) => addMinutes(noon, minutes).toISOString()) as [string, string];
  expect(await offeredAt(one15)).toEqual([other.id]);
  test.clock.now = addMinutes(noon, 10);
  const left = await desk.move(seated, COMPLETED);
  expect(left.free_at).toBe(addMinutes(noon, 25).toISOString());
  expect(await offeredAt(addMinutes(noon, 15).toISOString())).toEqual([other.id]);
  expect(await offeredAt(twelveThirty)).toEqual([one.id, other.id]);
});

it('Staff move a booking against the rules with a reason, but never to a table that is taken', async () => {
  await openStore({ covers_max: 2 });
  const [one, other] = [await makeTable(test.db, desk.store), await makeTable(test.db, desk.store)];
  const at = (table: { id: string }, time: string) =>
    desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, schedule_at: time });
  await at(one, evening);
  const order = await at(other, addMinutes(evening, 15).toISOString());
  expect(await correct(order, { schedule_at: evening })).toMatchObject({
    error_code: errorCodes.SLOT_FULL,
    errors: [{ rule: 'covers' }],
  });
  const override = { reason: 'Regulars' };
  expect(await correct(order, { schedule_at: evening, table_id: one.id, override })).toMatchObject({
    error_code: errorCodes.TABLE_NOT_FREE,
  });
  expect(await correct(order, { schedule_at: evening, override })).toMatchObject({ order: { schedule_at: evening } });
  const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: order._id });
  expect(events.find(({ kind }) => kind === 'rules_overridden')).toMatchObject({
    reason: 'Regulars',
    rules: ['covers'],
  });
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.store_id, desk.store.id));
  const corrections = entries.filter(({ action }) => action === 'correct');
  expect(corrections.map(({ new_values }) => new_values)).toEqual([
    expect.objectContaining({ overridden_rules: ['covers'], reason: 'Regulars' }),
  ]);
});

it('A table is kept for late guests where the store wants to be asked', async () => {
  await openStore({ after_grace: 'ask', grace_period: 20 });
  const table = await makeTable(test.db, desk.store);
  const { _id } = await desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening });
  await cancelNoShows(test.db, addMinutes(evening, 60));
  const [row] = await test.db.select().from(orders).where(eq(orders.id, _id));
  expect(row?.order_status).toBe(ACCEPTED);
});

it('A list offers the same actions for a late party as the order itself', async () => {
  await openStore({ grace_period: 60 });
  const table = await makeTable(test.db, desk.store);
  const order = await desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening });
  test.clock.now = addMinutes(evening, 59);
  const { allowed_actions } = (await desk.getOrder(order)).order;
  expect(allowed_actions).toContain('arrived');
  for (const body of [{ board: 'table-booking' as const }, { ids: [order._id] }]) {
    const [listed] = (await callAs(test.app, desk.owner, 'get_order_list', body)).data;
    expect(listed?.allowed_actions).toEqual(allowed_actions);
  }
});

it('A booking whose table is gone keeps it when it is corrected', async () => {
  await openStore();
  const table = await makeTable(test.db, desk.store, { max_persons: 6 });
  const order = await desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening });
  await test.db.update(tables).set({ archived_at: noon }).where(eq(tables.id, table.id));
  const resized = await correct(order, { persons: 3 });
  if (!resized.success) throw new Error(`refused with ${resized.error_code}`);
  const later = addMinutes(evening, 30).toISOString();
  expect(await correct(resized.order, { schedule_at: later })).toMatchObject({
    order: { persons: 3, table_id: table.id, schedule_at: later },
  });
  expect(await book({ table_id: table.id })).toMatchObject({ error_code: errorCodes.FIELDS_NOT_VALID });
});

it('Fifty bookings and moves at once never share a table, and each loser is told', async () => {
  await openStore();
  const free = await Promise.all(Array.from({ length: 5 }, () => makeTable(test.db, desk.store)));
  const moving = await Promise.all(
    free.map((table) =>
      desk.placeOwn({
        ...{ order_type: 'table', table_id: table.id, persons: 2 },
        schedule_at: addMinutes(evening, 240).toISOString(),
      }),
    ),
  );
  const bookings = Array.from({ length: 45 }, (_, index) =>
    book({
      ...(index % 2 === 0 ? {} : { table_id: free[index % 5]?.id ?? '' }),
      schedule_at: addMinutes(evening, (index % 4) * 30).toISOString(),
    }),
  );
  const moves = moving.map((order, index) =>
    correct(order, { table_id: free[(index + 1) % 5]?.id ?? '', schedule_at: addMinutes(evening, 60).toISOString() }),
  );
  const replies = await Promise.all([...bookings, ...moves]);
  const refused = replies.filter((reply) => !reply.success);
  expect(new Set(refused.map((reply) => 'error_code' in reply && reply.error_code))).toEqual(
    new Set([errorCodes.TABLE_NOT_FREE]),
  );
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(5);
  expect(await overlaps()).toBe(0);
});

it('Tables are changed and deleted while guests book them, and no booking is lost or lands on a deleted table', async () => {
  await openStore();
  const kept = await Promise.all(Array.from({ length: 4 }, () => makeTable(test.db, desk.store)));
  const going = await Promise.all(Array.from({ length: 4 }, () => makeTable(test.db, desk.store)));
  const bookAll = (wanted: typeof kept) => Promise.all(wanted.map(({ id }) => book({ table_id: id })));
  const [booked, tried, changed] = await Promise.all([
    bookAll(kept),
    bookAll(going),
    Promise.all(
      kept.flatMap(({ id, version }) => [
        call(test.app, desk.owner, 'update_table', { _id: id, version, note: 'By the window' }),
        call(test.app, desk.owner, 'renew_table_code', { _id: id }),
      ]),
    ),
    Promise.all(going.map(({ id }) => call(test.app, desk.owner, 'delete_table', { _id: id }))),
  ]);
  expect([...booked, ...changed].filter(({ success }) => !success)).toEqual([]);
  const standing = await callAs(test.app, desk.owner, 'get_table_list', { page: 1, perPage: 20 });
  const ids = standing.data.map(({ _id }) => _id);
  for (const reply of tried) if (reply.success) expect(ids).toContain(reply.order.table_id);
});

it('The database refuses two holds of a table that overlap, whoever writes them', async () => {
  await openStore();
  const table = await makeTable(test.db, desk.store);
  const order = await desk.placeOwn({ order_type: 'table', table_id: table.id, persons: 2, schedule_at: evening });
  const hold = { store_id: desk.store.id, order_id: order._id, table_id: table.id };
  const during = `[${evening},${addMinutes(evening, 1).toISOString()})`;
  await expect(test.db.insert(tableHolds).values({ ...hold, during })).rejects.toMatchObject({
    cause: { code: '23P01' },
  });
});
