import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';

interface Row {
  name: string;
  mark: string | null;
}

/** Columns that a session's use changes, as an array in SQL. */
const seen = (table: string): string => (table === 'sessions' ? '{last_used_at,expires_at}' : '{last_used_at}');

/** `execute` gives the rows by themselves or in an object, as the driver has it. */
const rowsOf = <Each>(result: unknown): Each[] =>
  (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as Each[];

/**
 * Returns the content of every table, as one value each: equal marks mean that nothing was written. The time an account
 * was last seen is left out, because a refused call also counts as seen, and with it the end of its session. So is the
 * relay's position, which moves on with earlier messages.
 */
export async function databaseMark(db: Database): Promise<Record<string, string | null>> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(
      sql`select table_name as name from information_schema.tables
          where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox_cursors'`,
    ),
  );
  const each = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(row::text, '' order by row::text)) as mark
          from (select to_jsonb(one) - ${seen(name)}::text[] as row from ${sql.identifier(name)} one) rows`,
  );
  const marks = rowsOf<Row>(await db.execute(sql.join(each, sql` union all `)));
  return Object.fromEntries(marks.map(({ name, mark }) => [name, mark]));
}
