import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { onlineIndexes } from '#server/db/buildOnline';
import type { OpenDatabase } from '#server/db/database';
import { migrateDatabase } from '#server/db/migrate';
import { openTestDatabase, postgresUrl } from '../../support/testDatabase';
import { until } from '../../support/until';

const migrations = 'server/db/migrations';
/** The first that leaves the work on large tables until after its transaction. */
const first = '0053';
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
  await db.execute(sql`drop index orders_guest`);
  await db.execute(sql`update pg_index set indisvalid = false where indexrelid = 'table_holds_expiry'::regclass`);
  await db.execute(sql`alter table table_holds drop constraint table_holds_state`);
  await db.execute(
    sql`alter table table_holds add constraint table_holds_state check (state in ('held', 'released', 'typed')) not valid`,
  );
  // On PostgreSQL, processes that start at once wait for each other, and not the index for those that wait.
  await Promise.all(Array.from({ length: postgresUrl ? 2 : 1 }, () => migrateDatabase(opened)));
  expect(await indexes()).toEqual(before);
  expect(await rowsOf(unchecked)).toEqual([]);
});

describe('a build that the database ends because of a deadlock', () => {
  const isValid = async ({ db }: OpenDatabase) => {
    const index = sql`select indisvalid as is_valid from pg_index where indexrelid = to_regclass('orders_guest_told')`;
    return ((await db.execute(index)) as unknown as { rows: { is_valid: boolean }[] }).rows[0]?.is_valid ?? false;
  };
  /** Ends the first builds as PostgreSQL does, which leaves an index behind that isn't valid. */
  const ending = (opened: OpenDatabase, times: number) => {
    let turns = 0;
    const exclusively: OpenDatabase['exclusively'] = (work) => {
      turns += 1;
      return opened.exclusively(({ db, migrate }) =>
        work({
          db,
          async migrate(folder) {
            await migrate(folder);
            if (turns > times) return;
            await db.execute(
              sql`update pg_index set indisvalid = false where indexrelid = 'orders_guest_told'::regclass`,
            );
            throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
          },
        }),
      );
    };
    return { ...opened, exclusively };
  };

  it('is made up for after others had their turn, a few times', async () => {
    const opened = await openTestDatabase();
    onTestFinished(() => opened.close());
    await migrateDatabase(ending(opened, 2));
    expect(await isValid(opened)).toBe(true);
    await expect(migrateDatabase(ending(opened, 9))).rejects.toThrow('deadlock detected');
  });

  it.runIf(postgresUrl)('lets those go first that wait within a statement', async () => {
    const opened = await openTestDatabase();
    onTestFinished(() => opened.close());
    const { db } = opened;
    const turn = sql`pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    let earlier: Promise<unknown> | undefined;
    const exclusively: OpenDatabase['exclusively'] = (work) =>
      opened.exclusively(async (mutex) => {
        if (!earlier) {
          await db.execute(sql`drop index orders_guest_told`);
          earlier = db.transaction(async (tx) => {
            await tx.execute(sql`set local lock_timeout = 0`);
            // The start is the one that finds the deadlock, as it is after a second's wait.
            await tx.execute(sql`set local deadlock_timeout = '1min'`);
            await tx.execute(sql`select pg_advisory_xact_lock(objid::bigint) from ${turn} and granted`);
          });
          await until(async () => {
            const waiting = (await db.execute(sql`select 1 from ${turn} and not granted`)) as unknown as {
              rows: object[];
            };
            expect(waiting.rows).toHaveLength(1);
          });
        }
        return work(mutex);
      });
    await migrateDatabase({ ...opened, exclusively });
    await earlier;
    expect(await isValid(opened)).toBe(true);
  });
});
