import { inArray, sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from './database';

/**
 * Indexes that migrations leave out, by name. Built in a migration, an index of a large table would keep other processes
 * from writing to it until all migrations are done.
 */
export const onlineIndexes: Readonly<Record<string, string>> = {
  orders_guest: '"orders" USING btree ("guest_token") WHERE guest_token is not null',
  orders_guest_told:
    '"orders" USING btree ("ended_at") WHERE not is_open and guest_told is not null and order_status = 104',
  orders_released: `"orders" USING btree ("ended_at") WHERE not is_open and reason = 'system.fee_unpaid'`,
  orders_fee_due: '"orders" USING btree ("fee_due_at") WHERE is_open and paid_amount = 0 and fee_due_at is not null',
  ledger_entries_balance: `"ledger_entries" USING btree ("store_id","amount") WHERE account = 'platform'`,
  table_holds_typed_id: `"table_holds" USING btree ("store_id","typed_id") WHERE "state" = 'typed'`,
  table_holds_expiry: `"table_holds" USING btree ("expires_at") WHERE "state" = 'typed'`,
  payments_not_charged: `"payments" USING btree ("store_id","order_id") WHERE state = 'failed' and mode = 'charge'`,
  payment_refunds_failed: `"payment_refunds" USING btree ("store_id","payment_id") WHERE state = 'failed'`,
};

/** Those of them that are unique. */
const uniqueIndexes: readonly string[] = ['orders_guest'];

interface FoundIndex extends Record<string, unknown> {
  name: string;
  is_valid: boolean;
}

const rowsOf = async <Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;

/** Those that are there. One whose build was interrupted isn't valid. */
const findIndexes = (db: Database) =>
  rowsOf<FoundIndex>(
    db,
    sql`select c.relname as name, i.indisvalid as is_valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and ${inArray(sql`c.relname::text`, Object.keys(onlineIndexes))}`,
  );

/** Constraints that a migration added without looking at the rows that were there. */
const findUnchecked = (db: Database) =>
  rowsOf<{ name: string; on: string }>(
    db,
    sql`select quote_ident(conname) as name, conrelid::regclass::text as on from pg_constraint
      where not convalidated and connamespace = 'public'::regnamespace order by conname`,
  );

/**
 * Does what migrations leave until after their transaction, because it reads whole tables: builds indexes, and checks the rows
 * that were there before a constraint. Other processes go on writing. It can be interrupted: the next start does what is left.
 * Outside of a transaction.
 *
 * @throws the database's error, such as a deadlock with a process that waits within a statement for this one
 */
export async function buildOnline(db: Database, kind: OpenDatabase['kind']): Promise<void> {
  // The embedded database has one process.
  const online = kind === 'postgres' ? sql.raw('CONCURRENTLY') : sql.raw('');
  const found = await findIndexes(db);
  for (const [name, definition] of Object.entries(onlineIndexes)) {
    const index = found.find((each) => each.name === name);
    if (index?.is_valid) continue;
    if (index) await db.execute(sql`drop index ${online} ${sql.identifier(name)}`);
    const unique = sql.raw(uniqueIndexes.includes(name) ? 'unique' : '');
    await db.execute(sql`create ${unique} index ${online} ${sql.identifier(name)} on ${sql.raw(definition)}`);
  }
  for (const { on, name } of await findUnchecked(db))
    await db.execute(sql`alter table ${sql.raw(on)} validate constraint ${sql.raw(name)}`);
}
