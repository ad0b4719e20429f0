import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#server/db/migrate';
import { type OlderDatabase, openOlderDatabase } from '../../support/olderDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const store_id = id(1);
const [anna, ben] = [id(2), id(3)];
const day = '2026-06-13';

let database: OlderDatabase;

beforeAll(async () => {
  database = await openOlderDatabase('0071_dispute_fees');
  const { insert } = database;
  await insert('stores', { id: store_id, email: 'a@test.example', phone: '90', currency: 'EUR', timezone: 'UTC' });
  const sums = (order_type: string, paid_by: string, provider_id: string, amounts: Record<string, number>) =>
    insert('ledger_day_totals', { store_id, day, order_type, paid_by, provider_id, ...amounts });
  await sums('delivery', 'card', anna, { order_count: 3, sales: -3000, tips: -200 });
  await sums('delivery', 'card', ben, { order_count: 2, sales: -2000 });
  await sums('delivery', 'cash', anna, { order_count: 1, sales: -500 });
  await sums('delivery', 'cash', '', { order_count: 1, sales: -100 });
  await sums('pickup', 'cash', '', { order_count: 4, sales: -4000 });
  await sums('', '', '', { platform: 7700, subscription: 900 });
  await migrateDatabase(database.opened);
});
afterAll(() => database.close());

it('The sums of earlier days are kept by type and payment, and by person', async () => {
  const rows = await database.rowsOf<Record<string, unknown>>(sql`
    select order_type, paid_by, provider_id, order_count::int, sales::int, tips::int, platform::int, subscription::int
    from ledger_day_totals order by order_type, paid_by, provider_id`);
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['', '', '', 0, 0, 0, 7700, 900],
    ['any', 'any', '', 5, -4100, 0, 7700, 900],
    ['any', 'any', anna, 4, -3500, -200, 0, 0],
    ['any', 'any', ben, 2, -2000, 0, 0, 0],
    ['delivery', 'card', '', 5, -5000, -200, 0, 0],
    ['delivery', 'cash', '', 2, -600, 0, 0, 0],
    ['pickup', 'cash', '', 4, -4000, 0, 0, 0],
  ]);
});
