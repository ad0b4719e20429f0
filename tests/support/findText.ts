import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';

interface Column {
  table: string;
  column: string;
}

const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;

/** Every column of every table that holds text: also JSON, and lists of text. */
export const textColumns = async (db: Database): Promise<Column[]> =>
  rowsOf<Column>(
    await db.execute(sql`
      select c.table_name as "table", c.column_name as "column" from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'name', 'xml')
      order by 1, 2`),
  );

/** The columns in which a text occurs anywhere in the database, as `table.column`. */
export async function findText(db: Database, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns(db)) {
    const rows = rowsOf<{ count: number }>(
      await db.execute(sql`
        select count(*)::int as count from ${sql.identifier(table)}
        where position(${text.toLowerCase()}::text in lower(${sql.identifier(column)}::text)) > 0`),
    );
    if ((rows[0]?.count ?? 0) > 0) found.push(`${table}.${column}`);
  }
  return found;
}
