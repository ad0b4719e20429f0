import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { onlineIndexes } from '#server/db/buildOnline';
import { migrateDatabase } from '#server/db/migrate';
import { openTestDatabase } from '../../support/testDatabase';

const migrations = 'server/db/migrations';
/** The first that leaves the work on large tables until after its transaction. */
const first = '0056';
const largeTables = [
  ...['orders', 'order_items', 'order_events', 'ledger_entries', 'ledger_transactions', 'table_holds'],
  ...['payments', 'payment_refunds'],
];

it('migrations build no index of a large table, which would keep others from writing', () => {
  const built = readdirSync(migrations)
    .filter((name) => name.endsWith('.sql') && name >= first)
    .flatMap((name) => {
      const text = readFileSync(`${migrations}/${name}`, 'utf8');
      // A table that the migration itself creates is empty.
      const filled = largeTables.filter((table) => !text.includes(`CREATE TABLE "${table}"`));
      const statements = text.split(';').filter((statement) => /create (unique )?index/i.test(statement));
      return statements.flatMap((statement) => filled.filter((table) => statement.includes(`ON "${table}"`)));
    });
  expect(built).toEqual([]);
});

it('makes up at start for what an interrupted one left out', async () => {
  const opened = await openTestDatabase();
  onTestFinished(() => opened.close());
  const { db } = opened;
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: object[] }).rows;
  const indexes = () =>
    rowsOf(sql`select c.relname as name, pg_get_indexdef(c.oid) as definition from pg_index i
      join pg_class c on c.oid = i.indexrelid where i.indisvalid
        and c.relname in (${sql.join(
          Object.keys(onlineIndexes).map((name) => sql`${name}`),
          sql`, `,
        )}) order by 1`);
  const before = await indexes();
  expect(before).toHaveLength(Object.keys(onlineIndexes).length);
  const unchecked = sql`select conname as name from pg_constraint where not convalidated`;
  expect(await rowsOf(unchecked)).toEqual([]);

  await db.execute(sql`drop index orders_guest_told`);
  await db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'table_holds_expiry'::regclass`);
  await db.execute(sql`alter table table_holds drop constraint table_holds_state`);
  await db.execute(
    sql`alter table table_holds add constraint table_holds_state check (state in ('held', 'released', 'typed')) not valid`,
  );
  // Processes that start at once wait for each other, and not the index for those that wait.
  await Promise.all([migrateDatabase(opened), migrateDatabase(opened)]);
  expect(await indexes()).toEqual(before);
  expect(await rowsOf(unchecked)).toEqual([]);
});
