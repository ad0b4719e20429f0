import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { errorCodes } from '#contract/codes/errorCodes';
import { orderStatus } from '#contract/orders/statuses';
import { tableCombinations } from '#server/db/schema/index';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call, callAs, retryWhenBusy } from '../support/callApi';
import { makeTable, orderInput } from '../support/factories/index';
import { type OrderProvider, openOrderStore } from '../support/orderDesk';

const noon = new Date('2031-06-13T10:00:00Z');
const evening = '2031-06-13T17:00:00.000Z';
const { ARRIVED } = orderStatus;

let test: TestApp;
let desk: OrderProvider;
let four: { id: string };
let five: { id: string };
let six: { id: string };

beforeAll(async () => {
  test = await buildTestApp();
});
/** Three tables for four, of which 4 and 5 can be joined for up to seven. */
beforeEach(async () => {
  test.clock.now = noon;
  desk = await openOrderStore(test);
  [four, five, six] = await Promise.all([
    makeTable(test.db, desk.store, { number: 4 }),
    makeTable(test.db, desk.store, { number: 5 }),
    makeTable(test.db, desk.store, { number: 6 }),
  ]);
  const table_ids = [four.id, five.id].sort();
  await test.db
    .insert(tableCombinations)
    .values({ store_id: desk.store.id, table_ids, min_persons: 5, max_persons: 7 });
});
afterAll(() => test.close());

type Fields = Partial<ReturnType<typeof orderInput>>;
const book = (fields: Fields = {}) => {
  const input = orderInput(desk.item, { order_type: 'table', persons: 6, schedule_at: evening, ...fields });
  return retryWhenBusy(() =>
    call(test.app, 'platform', 'platform/create_order', { ...input, store_id: desk.store.id }),
  );
};
const booked = async (fields: Fields = {}) => {
  const reply = await book(fields);
  if (!reply.success) throw new Error('not booked');
  return reply.order;
};
const correct = ({ _id, version }: { _id: string; version: number }, fields: object) => {
  const input = { order_id: _id, version, idempotency_key: randomUUID(), ...fields };
  return retryWhenBusy(() => call(test.app, desk.owner, 'update_order_details', input));
};
const held = async (orderId: string) => {
  const { rows } = (await test.db.execute(sql`
    select t.number from table_holds h join tables t on t.store_id = h.store_id and t.id = h.table_id
    where h.order_id = ${orderId} and h.state = 'held' order by t.number`)) as { rows: { number: number }[] };
  return rows.map(({ number }) => number);
};

it('A large party is offered and gets the tables that the store joins, and both are taken then', async () => {
  const wanted = { store_id: desk.store.id, date: '2031-06-13', persons: 6 };
  const { slots } = await callAs(test.app, 'platform', 'platform/get_table_slots', wanted);
  expect(slots.find(({ at }) => at === evening)?.table_ids).toEqual([[four.id, five.id]]);
  const order = await booked();
  expect(order).toMatchObject({
    ...{ table_id: four.id, table_number: 4, table_ids: [four.id, five.id], table_numbers: [4, 5] },
  });
  expect(await held(order._id)).toEqual([4, 5]);
  for (const table_id of [four.id, five.id])
    expect(await book({ persons: 2, table_id })).toMatchObject({
      error_code: errorCodes.TABLE_NOT_FREE,
      errors: [{ path: 'table_id', params: { table_ids: [[six.id]] } }],
    });
  expect(await book()).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });

  const { combinations } = await callAs(test.app, desk.owner, 'get_store_menu', {});
  expect(combinations).toEqual([{ table_ids: [four.id, five.id], min_persons: 5, max_persons: 7 }]);
  const { data } = await callAs(test.app, desk.owner, 'get_order_list', { filter: { order_type: 'table' } });
  expect(data).toMatchObject([{ table_numbers: [4, 5] }]);
  await desk.customerCancels(order);
  expect(await booked({ persons: 2, table_id: five.id })).toMatchObject({ table_ids: [five.id], table_numbers: [5] });
});

it('Customers name the tables that they join, once and only as the store offers it; staff join any', async () => {
  const error = (code: string) => ({
    error_code: errorCodes.FIELDS_NOT_VALID,
    errors: [{ path: 'table_ids', code }],
  });
  expect(await book({ table_ids: [four.id, five.id], table_id: four.id })).toMatchObject(error('invalid_value'));
  expect(await book({ table_ids: [four.id, four.id] })).toMatchObject(error('duplicate'));
  expect(await book({ table_ids: [five.id, six.id] })).toMatchObject({ error_code: errorCodes.TABLE_NOT_FREE });
  expect(await booked({ table_ids: [five.id, four.id] })).toMatchObject({ table_numbers: [4, 5] });

  const later = '2031-06-13T19:30:00.000Z';
  const joined: Fields = { order_type: 'table', schedule_at: later, table_ids: [six.id, five.id] };
  expect(await desk.placeOwn({ ...joined, persons: 8 })).toMatchObject({ table_numbers: [5, 6], persons: 8 });
  const tooMany = orderInput(desk.item, { ...joined, table_ids: [four.id], persons: 9 });
  expect(await call(test.app, desk.owner, 'create_order', tooMany)).toMatchObject({ errors: [{ rule: 'table_size' }] });
});

it('Staff join another table, move to joined tables and part them, as the history says', async () => {
  const party = await booked({ persons: 2, table_id: six.id });
  const joined = await correct(party, { table_ids: [five.id, six.id], persons: 8 });
  if (!joined.success) throw new Error('not joined');
  expect(joined.order).toMatchObject({ table_id: five.id, table_numbers: [5, 6], persons: 8 });
  expect(await held(party._id)).toEqual([5, 6]);
  expect(await correct(joined.order, { table_ids: [six.id, five.id] })).toMatchObject({
    error_code: errorCodes.NOTHING_CHANGED,
  });
  const parted = await correct(joined.order, { table_id: four.id, persons: 3 });
  if (!parted.success) throw new Error('not parted');
  expect(parted.order).toMatchObject({ table_id: four.id, table_numbers: [4] });
  expect(await held(party._id)).toEqual([4]);
  const { events } = await callAs(test.app, desk.owner, 'get_order', { order_id: party._id });
  expect(events.filter(({ kind }) => kind === 'table_changed')).toMatchObject([
    { before: '6', after: '5 + 6' },
    { before: '5 + 6', after: '4' },
  ]);
});

it('No one sits down at one of the joined tables while their guests sit there', async () => {
  const now = { order_type: 'table', schedule_at: undefined } as const;
  await desk.move(await desk.placeOwn({ ...now, table_ids: [four.id, five.id], persons: 6 }), ARRIVED);
  // They were to have left, and haven't.
  const next = await desk.placeOwn({ order_type: 'table', table_id: five.id, persons: 2, schedule_at: evening });
  test.clock.now = new Date(evening);
  expect(await desk.moveError(next, ARRIVED)).toBe(errorCodes.TABLE_NOT_FREE);
});

it('Bookings of single and joined tables at once never share a table, and each loser is told', async () => {
  const late = await desk.placeOwn({
    ...{ order_type: 'table', table_ids: [five.id, six.id], persons: 6 },
    schedule_at: '2031-06-13T20:30:00.000Z',
  });
  const bookings = Array.from({ length: 45 }, (_, index) => {
    const ways: Fields[] = [{ table_ids: [five.id, four.id] }, { persons: 2, table_id: four.id }, {}, { persons: 2 }];
    const minutes = (index % 3) * 45;
    return book({ ...ways[index % 4], schedule_at: new Date(Date.parse(evening) + minutes * 60_000).toISOString() });
  });
  const moves = Array.from({ length: 5 }, (_, index) =>
    correct(late, { table_ids: index % 2 === 0 ? [six.id, four.id] : [five.id, four.id], schedule_at: evening }),
  );
  const [replies, moved] = await Promise.all([Promise.all(bookings), Promise.all(moves)]);
  const refused = replies.flatMap((reply) => (reply.success ? [] : [reply.error_code]));
  expect(new Set(refused)).toEqual(new Set([errorCodes.TABLE_NOT_FREE]));
  expect(refused.length).toBeLessThan(replies.length);
  // All five move one booking: the first that gets tables is the only one.
  expect(moved.filter(({ success }) => success).length).toBeLessThanOrEqual(1);
  const { rows } = (await test.db.execute(sql`
    select 1 from table_holds a join table_holds b on a.store_id = b.store_id and a.table_id = b.table_id
      and a.id < b.id and a.during && b.during where a.state = 'held' and b.state = 'held'`)) as { rows: unknown[] };
  expect(rows).toEqual([]);
});
