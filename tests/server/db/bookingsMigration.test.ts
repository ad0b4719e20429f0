import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isMigrated, migrateDatabase } from '#server/db/migrate';
import { type OlderDatabase, openOlderDatabase } from '../../support/olderDatabase';

/** The tables and rows of a store of the time before bookings, when each table was kept for two hours. */
const before = '0050_table_bookings';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [patient, strict] = [id(1), id(2)];

let database: OlderDatabase;

const rules = { slot_minutes: 20, slot_lead_minutes: 45, slot_days_ahead: 14, grace_period: 25 };
const minutesAfter = (clock: string, minutes: number) =>
  new Date(Date.parse(`2031-06-13T${clock}:00Z`) + minutes * 60_000).toISOString();

/** An accepted order at a table of the patient store, or with others of its fields. */
const order = (number: number, clock: string, fields: Record<string, unknown> = {}) =>
  database.insert('orders', {
    ...{ store_id: patient, id: id(100 + number), unique_id: number, order_type: 'table', order_status: 3 },
    ...{ payment_status: 'pending', paid_by: 'cash', placed_by: 'platform', confirmation_code: '1234' },
    ...{ table_id: id(11), table_number: 1, persons: 2, currency: 'EUR' },
    ...{ due_at: minutesAfter(clock, 0), schedule_at: minutesAfter(clock, 0) },
    ...{ created_at: minutesAfter('08:00', number), is_open: true },
    ...fields,
  });

beforeAll(async () => {
  database = await openOlderDatabase(before);
  const { insert } = database;
  for (const [index, store] of [patient, strict].entries()) {
    await insert('stores', {
      id: store,
      email: `${store}@test.example`,
      phone: `9${index}`,
      currency: 'EUR',
      timezone: 'UTC',
    });
    await insert('store_settings', { store_id: store, order_rules: { ...rules, answer_within: index * 15 } });
  }
  for (const number of [1, 2])
    await insert('tables', { store_id: patient, id: id(10 + number), number, min_persons: 1, max_persons: 4 });
  // The second was placed first.
  await order(2, '18:00');
  await order(1, '19:00');
  await order(3, '21:00');
  await order(4, '18:30', { table_id: id(12), table_number: 2 });
  await order(5, '18:00', { is_open: false, order_status: 101, ended_at: minutesAfter('12:00', 0) });
  await order(6, '18:00', { order_type: 'pickup', table_id: null, table_number: null, persons: null });
  await migrateDatabase(database.opened);
});
afterAll(() => database.close());

it('Of bookings that overlapped at a table, the one that was placed first has it', async () => {
  expect(await isMigrated(database.opened.db)).toBe(true);
  const holds = await database.rowsOf<{ number: number; from: string; until: string; state: string }>(sql`
    select o.unique_id as number, to_char(lower(h.during) at time zone 'UTC', 'HH24:MI') as from,
      to_char(upper(h.during) at time zone 'UTC', 'HH24:MI') as until, h.state
    from table_holds h join orders o on o.store_id = h.store_id and o.id = h.order_id and o.table_id = h.table_id
    order by o.unique_id`);
  expect(holds).toEqual([
    { number: 1, from: '19:00', until: '21:00', state: 'held' },
    // Comes the minute in which the table is free.
    { number: 3, from: '21:00', until: '23:00', state: 'held' },
    { number: 4, from: '18:30', until: '20:30', state: 'held' },
  ]);
});

it('Every open order at a table says when that is free, and no other does', async () => {
  const orders = await database.rowsOf<{ number: number; free: string | null }>(sql`
    select unique_id as number, to_char(free_at at time zone 'UTC', 'HH24:MI') as free from orders order by unique_id`);
  expect(orders.map(({ number, free }) => [number, free])).toEqual([
    ...[
      [1, '21:00'],
      [2, '20:00'],
      [3, '23:00'],
      [4, '20:30'],
      [5, null],
      [6, null],
    ],
  ]);
});

it('Each store books tables by the rules that it had for other orders', async () => {
  const kept = await database.rowsOf<{ booking_rules: Record<string, unknown> }>(
    sql`select booking_rules from store_settings order by store_id`,
  );
  const [ofPatient, ofStrict] = kept.map((row) => row.booking_rules);
  const same = { slot_minutes: 20, notice_minutes: 45, days_ahead: 14, grace_period: 25, answer_within: 0 };
  expect(ofPatient).toMatchObject({ ...same, answer_before: 0 });
  expect(ofStrict).toMatchObject({ ...same, answer_before: 1 });
});
