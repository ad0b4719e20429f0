import { randomUUID } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Order } from '#contract/entities/order';
import { orderStatus } from '#contract/orders/statuses';
import { tableCombinations } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../../support/buildTestApp';
import { call, callAs, retryWhenBusy } from '../../support/callApi';
import { makeTable, orderInput } from '../../support/factories/index';
import { type OrderProvider, openOrderStore } from '../../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = new Date('2031-06-13T17:00:00Z');
const late = addMinutes(evening, 20);
const { CANCELLED_BY_STORE } = orderStatus;

let test: TestApp;
let desk: OrderProvider;
let tables: { id: string }[];
beforeAll(async () => {
  test = await buildTestApp();
  test.clock.now = noon;
  desk = await openOrderStore(test, { booking_rules: { after_grace: 'ask' } });
  tables = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => makeTable(test.db, desk.store, { number })));
  const pairs = [0, 2, 4].map((first) => [tables[first]?.id ?? '', tables[first + 1]?.id ?? ''].sort());
  await test.db
    .insert(tableCombinations)
    .values(pairs.map((table_ids) => ({ store_id: desk.store.id, table_ids, min_persons: 5, max_persons: 8 })));
});
afterAll(() => test.close());

const keyed = () => ({ idempotency_key: randomUUID() });
/** The nth table, or for every other number two neighbours, in either order. */
const seatOf = (nth: number): string[] => {
  const at = (place: number) => tables[place % tables.length]?.id ?? '';
  if (nth % 2 === 0) return [at(nth)];
  return nth % 4 === 1 ? [at(nth), at(nth + 1)] : [at(nth + 1), at(nth)];
};
const partyOf = (nth: number) => (nth % 2 === 0 ? 2 : 6);

const bookOwn = (nth: number, at: Date) =>
  call(test.app, desk.owner, 'create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: partyOf(nth), schedule_at: at.toISOString() }),
    ...{ table_ids: seatOf(nth), items: [], ...keyed() },
  });

/** A customer books without choosing a table. */
const bookOutside = (nth: number, at: Date) =>
  call(test.app, 'platform', 'platform/create_order', {
    ...orderInput(desk.item, { order_type: 'table', persons: partyOf(nth), schedule_at: at.toISOString() }),
    ...{ store_id: desk.store.id, ...keyed() },
  });

const correct = ({ _id, version }: Order, fields: object) =>
  call(test.app, desk.owner, 'update_order_details', { order_id: _id, version, ...keyed(), ...fields });

const undo = ({ _id, version }: Order) =>
  call(test.app, desk.owner, 'undo_no_show', { order_id: _id, version, reason: 'They came', ...keyed() });

/** Places bookings one after the other, and returns those that got their table. */
async function bookings(at: Date, first: number, count: number): Promise<Order[]> {
  const found: Order[] = [];
  for (let nth = first; nth < first + count; nth += 1) {
    const reply = await bookOwn(nth, at);
    if (reply.success) found.push(reply.order);
  }
  return found;
}

async function noShows(count: number): Promise<Order[]> {
  const ended: Order[] = [];
  for (let nth = 0; ended.length < count; nth += 1) {
    test.clock.now = noon;
    const { order } = await callAs(test.app, desk.owner, 'create_order', {
      ...orderInput(desk.item, { order_type: 'table', persons: partyOf(nth), schedule_at: evening.toISOString() }),
      ...{ table_ids: seatOf(nth), items: [], ...keyed() },
    });
    test.clock.now = late;
    ended.push(await desk.move(order, CANCELLED_BY_STORE));
  }
  return ended;
}

/** How often the database had to end a deadlock. The embedded one has a single connection, and counts none. */
const deadlocks = async () => {
  const { rows } = (await test.db.execute(
    sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
  )) as unknown as { rows: { deadlocks: number }[] };
  return rows.reduce((sum, one) => sum + one.deadlocks, 0);
};

const overlaps = async () => {
  const { rows } = (await test.db.execute(sql`
    select count(*)::int as count from table_holds a join table_holds b
      on b.store_id = a.store_id and b.table_id = a.table_id and b.id > a.id and b.during && a.during
    where a.state = 'held' and b.state = 'held'`)) as unknown as { rows: { count: number }[] };
  return rows[0]?.count;
};

it('50 bookings, moves, joins and undone no-shows at once leave no overlap, and each loser a named code', async () => {
  const missed = await noShows(10);
  test.clock.now = noon;
  const later = addMinutes(evening, 180);
  const booked = await bookings(later, 0, 12);
  expect(booked.length).toBeGreaterThan(2);
  test.clock.now = late;
  const nth = (length: number) => Array.from({ length }, (_, index) => index);
  type Send = () => Promise<{ success: boolean; error_code?: number }>;
  const work: Send[] = [
    ...nth(12).map((index) => () => bookOwn(index, addMinutes(late, 10))),
    ...nth(8).map((index) => () => bookOutside(index, addMinutes(evening, 60))),
    ...missed.map((order) => () => undo(order)),
    ...nth(10).map((index) => () => {
      const order = booked[index % booked.length] as Order;
      return correct(order, { table_ids: seatOf(index + 1) });
    }),
    ...nth(10).map((index) => () => {
      const order = booked[index % booked.length] as Order;
      return correct(order, { schedule_at: addMinutes(evening, 120 + 15 * index).toISOString() });
    }),
  ];
  expect(work).toHaveLength(50);
  // Neighbours in time are of different kinds.
  const mixed = work.map((_, index) => work[(index * 7) % work.length] as Send);
  const replies = await Promise.all(mixed.map((one) => retryWhenBusy(one)));
  expect(await deadlocks()).toBe(0);
  const codes = replies.map(({ error_code = 0 }) => error_code);
  const { TABLE_NOT_FREE, CHANGED_MEANWHILE, NOTHING_CHANGED } = errorCodes;
  const named: number[] = [0, TABLE_NOT_FREE, CHANGED_MEANWHILE, NOTHING_CHANGED];
  expect(codes.filter((code) => !named.includes(code))).toEqual([]);
  expect(codes.filter((code) => code === 0).length).toBeGreaterThan(2);
  expect(codes).toContain(TABLE_NOT_FREE);
  expect(await overlaps()).toBe(0);
});
