import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderStatus } from '#contract/orders/statuses';
import { isMigrated, migrateDatabase } from '#server/db/migrate';
import { type OlderDatabase, openOlderDatabase } from '../../support/olderDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const store_id = id(1);
const ended = '2026-06-13T18:00:00Z';

let database: OlderDatabase;

/** A booking with a fee of 20.00 from before fees had a sum of their own. */
const booking = (number: number, isOpen: boolean, sums: Record<string, unknown>) =>
  database.insert('orders', {
    ...{ store_id, id: id(100 + number), unique_id: number, order_type: 'table', payment_status: 'paid' },
    ...{ paid_by: 'card', placed_by: 'platform', confirmation_code: '1234', currency: 'EUR', due_at: ended },
    ...{ created_at: ended, is_open: isOpen, ended_at: isOpen ? null : ended },
    order_status: isOpen ? orderStatus.ACCEPTED : orderStatus.COMPLETED,
    booking_fee: { amount: 2000, per: 'booking', is_off_the_bill: true },
    ...{ commission_terms: null, ...sums },
  });

beforeAll(async () => {
  database = await openOlderDatabase('0068_fee_tax');
  const { insert } = database;
  await insert('stores', { id: store_id, email: 'a@test.example', phone: '90', currency: 'EUR', timezone: 'UTC' });
  await insert('store_counters', { store_id });
  await booking(1, true, { total: 2000 });
  await booking(2, false, { subtotal: 1000, tax: 100, tip_amount: 200, total: 2000 });
  await booking(3, false, { subtotal: 1000, tax: 100, tax_included: true, total: 2000 });
  await booking(4, false, { subtotal: 5000, tax: 0, total: 5000 });
  await booking(5, false, { subtotal: 1000, tax: 0, total: 1000, booking_fee: null });
  await migrateDatabase(database.opened);
});
afterAll(() => database.close());

it('Bookings have the fee that their totals contain, and days the sum of them', async () => {
  expect(await isMigrated(database.opened.db)).toBe(true);
  const orders = await database.rowsOf<{ fee_charged: number; fee_tax: number }>(
    sql`select fee_charged, fee_tax from orders order by unique_id`,
  );
  expect(orders.map(({ fee_charged, fee_tax }) => [fee_charged, fee_tax])).toEqual([
    [2000, 0],
    [700, 0],
    [1000, 0],
    [0, 0],
    [0, 0],
  ]);
  const days = await database.rowsOf<{ fee_charged: number; total: number }>(
    sql`select fee_charged::int, total::int from order_day_totals where date_by = 'ended_at'`,
  );
  expect(days).toEqual([{ fee_charged: 1700, total: 10_000 }]);
});
