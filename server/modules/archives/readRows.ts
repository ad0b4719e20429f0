import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import type { Env } from '#server/env';
import { openFacts } from '../providers/service';
import type { ArchivedRow, ArchivedTable } from './archiveTables';
import type { TableShape } from './tableShape';

/** Few enough that a page of the longest rows takes little memory, and another caller waits only briefly. */
const pageRows = 500;

interface RowsOf {
  archived: ArchivedTable;
  shape: TableShape;
  storeId: string;
  env: Pick<Env, 'APP_KEY'>;
}

/** Text is sorted by its bytes: databases differ in how they sort words. */
const sortable = (column: TableShape['key'][number]) =>
  column.getSQLType() === 'text'
    ? sql`${sql.identifier(column.name)} collate "C"`
    : sql`${sql.identifier(column.name)}`;

/** The rows of a store that come after one, in the order of the primary key, each as JSON in one line. */
async function readPage(
  db: Database,
  { archived, shape, storeId }: RowsOf,
  last: ArchivedRow | null,
): Promise<string[]> {
  const { columns, key, store } = shape;
  const names = sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  const order = sql.join(key.map(sortable), sql`, `);
  const values = key.map((column) => sql`${last?.[column.name]}::${sql.raw(column.getSQLType())}`);
  const after = last ? sql`and (${order}) > (${sql.join(values, sql`, `)})` : sql``;
  const inOrder = key.length > 0 ? sql`order by ${order} limit ${pageRows}::int` : sql``;
  const { rows } = (await db.execute(sql`
    select row_to_json(archived_row)::text as line from (
      select ${names} from ${archived.table} where ${sql.identifier(store.name)} = ${storeId}::uuid ${after} ${inOrder}
    ) archived_row`)) as unknown as { rows: { line: string }[] };
  return rows.map(({ line }) => line);
}

const parse = (line: string) => JSON.parse(line) as ArchivedRow;

/** Returns a row with its sealed column decrypted, or with `null` there if it was damaged. */
function decryptRow(row: ArchivedRow, env: Pick<Env, 'APP_KEY'>): ArchivedRow {
  try {
    return { ...row, sealed: openFacts(row as { store_id: string; id: string; sealed: string }, env) };
  } catch {
    return { ...row, sealed: null };
  }
}

/**
 * All rows of a store in a table, page by page, each as JSON in one line. The same rows make the same lines on every server.
 *
 * @param onRows gets each page's rows, if the table names files
 */
export async function* readRows(
  db: Database,
  source: RowsOf,
  onRows: (lines: number, rows: readonly ArchivedRow[]) => void,
): AsyncGenerator<Buffer> {
  const { archived, shape, env } = source;
  let last: ArchivedRow | null = null;
  do {
    const lines: string[] = await readPage(db, source, last);
    const end = lines.at(-1);
    const rows = archived.filesOf || archived.isSealed ? lines.map(parse) : [];
    onRows(lines.length, rows);
    const output = archived.isSealed ? rows.map((row) => JSON.stringify(decryptRow(row, env))) : lines;
    if (end !== undefined) yield Buffer.from(`${output.join('\n')}\n`);
    last = lines.length === pageRows && end !== undefined && shape.key.length > 0 ? parse(end) : null;
  } while (last !== null);
}

/** How many rows of a store a table has. */
export async function countRows(db: Database, { archived, shape, storeId }: RowsOf): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(archived.table)
    .where(sql`${shape.store} = ${storeId}::uuid`);
  return row?.count ?? 0;
}
