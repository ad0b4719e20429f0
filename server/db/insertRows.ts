import { getTableName, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Rows per parameter: enough to be fast, few enough to limit memory. */
const batch = 2_000;

/**
 * Inserts many rows with one JSON parameter per batch; a parameter per value would take several times as long. All rows
 * have the columns of the first one; other columns get their defaults.
 *
 * @param beside a statement that writes something else, sent in the same round trip, even without rows
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  beside?: SQLWrapper,
): Promise<void> {
  const [first] = rows;
  if (!first) {
    if (beside) await db.execute(beside.getSQL());
    return;
  }
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch));
    const together = beside && start === 0 ? sql`with beside as ${beside} ` : sql``;
    await db.execute(
      sql`${together}insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${json}::text::json)`,
    );
  }
}
