import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import { preparedSql } from '#server/db/preparedSql';
import { ledgerEntries, ledgerTransactions } from '#server/db/schema/ledger';
import type { LedgerRows } from './ledgerRows';

const columnsOf = (table: PgTable, alias?: SQL) =>
  sql.join(
    Object.values(getTableColumns(table)).map(({ name }) => {
      const column = sql.identifier(name);
      return alias ? sql`${alias}.${column}` : column;
    }),
    sql`, `,
  );

const transactionColumns = columnsOf(ledgerTransactions);
const entryColumns = columnsOf(ledgerEntries);
const json = (name: string) => sql`${sql.placeholder(name)}::text::json`;

/**
 * The parts of a `with` that write transactions and their entries, for a statement that writes something else. The parameters
 * are `ledger_transactions` and `ledger_entries`: the rows as JSON.
 */
export const ledgerParts = sql`
  booked as (
    insert into ledger_transactions (${transactionColumns})
    select ${transactionColumns} from json_populate_recordset(null::ledger_transactions, ${json('ledger_transactions')})
  ), booked_entries as (
    insert into ledger_entries (${entryColumns})
    select ${entryColumns} from json_populate_recordset(null::ledger_entries, ${json('ledger_entries')})
  )`;

/** The parameters of `ledgerParts`. */
export const ledgerParameters = ({ transactions, entries }: LedgerRows) => ({
  ledger_transactions: JSON.stringify(transactions),
  ledger_entries: JSON.stringify(entries),
});
type Parameters = keyof ReturnType<typeof ledgerParameters>;

const statement = preparedSql<{ done: number }, Parameters>('book_ledger', sql`with ${ledgerParts} select 1 as done`);

/**
 * Writes transactions with their entries in one statement, in the transaction of the event. The database refuses those that
 * don't add up to 0, and an event that was booked before.
 */
export async function writeLedger(tx: Database, rows: LedgerRows): Promise<void> {
  if (rows.transactions.length > 0) await statement(tx, ledgerParameters(rows));
}

const missing = preparedSql<{ written: number }, Parameters>(
  'book_missing',
  sql`with booked as (
    insert into ledger_transactions (${transactionColumns})
    select ${transactionColumns} from json_populate_recordset(null::ledger_transactions, ${json('ledger_transactions')})
    on conflict (store_id, kind, subject) do nothing returning store_id, id
  ), booked_entries as (
    insert into ledger_entries (${entryColumns})
    select ${columnsOf(ledgerEntries, sql`e`)}
    from json_populate_recordset(null::ledger_entries, ${json('ledger_entries')}) e
    join booked b on b.store_id = e.store_id and b.id = e.transaction_id
  )
  select count(*)::int as written from booked`,
);

/**
 * The same for events of the past, some of which may be booked already.
 *
 * @returns how many were missing
 */
export async function writeMissing(tx: Database, rows: LedgerRows): Promise<number> {
  if (rows.transactions.length === 0) return 0;
  const [result] = await missing(tx, ledgerParameters(rows));
  return result?.written ?? 0;
}
