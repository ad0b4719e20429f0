import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { ImportCounts, ImportResult } from '#contract/entities/menuImport';
import type { Database } from '#server/db/database';
import { menuImportRows } from '#server/db/schema/menuChanges';
import { asJson, columnsOf } from '../menu/service';
import type { ImportContext, PlannedRow } from './importContext';

export type StoredRow = typeof menuImportRows.$inferSelect;
type Of = Pick<ImportContext, 'tx' | 'import_id'> & { session: { store_id: string } };

const ofImport = ({ session: { store_id }, import_id }: Of): SQL | undefined =>
  and(eq(menuImportRows.store_id, store_id), eq(menuImportRows.import_id, import_id));

/** Returns the stored rows of these lines. */
export async function storedLines(of: Of, lines: readonly number[]): Promise<Map<number, StoredRow>> {
  const rows = await of.tx
    .select()
    .from(menuImportRows)
    .where(and(ofImport(of), inArray(menuImportRows.line, [...lines])));
  return new Map(rows.map((row) => [row.line, row]));
}

/** The first line of this import for each of these match keys, lines before the row's own being the caller's to tell. */
export async function linesByKey(of: Of, keys: readonly string[]): Promise<Map<string, number[]>> {
  const found = (await of.tx.execute(sql`
    select match_key, line from ${menuImportRows}
    where ${ofImport(of)} and match_key in (select value from jsonb_array_elements_text(${asJson(keys)}))
    order by line`)) as { rows: { match_key: string; line: number }[] };
  const lines = new Map<string, number[]>();
  for (const { match_key, line } of found.rows) lines.set(match_key, [...(lines.get(match_key) ?? []), line]);
  return lines;
}

/** Stores rows; those of the same lines are replaced, unless they were written already. */
export async function storeRows(of: Of, rows: readonly PlannedRow[], isApplying: boolean): Promise<void> {
  if (rows.length === 0) return;
  const { import_id, session } = of;
  const whole = rows.map((row) => ({
    ...row,
    ...{ store_id: session.store_id, import_id, is_applied: isApplying && row.outcome !== 'error' },
  }));
  const columns = sql.join(columnsOf(menuImportRows), sql`, `);
  const replaced = columnsOf(menuImportRows, 'store_id', 'import_id', 'line').map(
    (column) => sql`${column} = excluded.${column}`,
  );
  await of.tx.execute(sql`insert into ${menuImportRows} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${menuImportRows}, ${asJson(whole)})
    on conflict (store_id, import_id, line) do update set ${sql.join(replaced, sql`, `)}
    where not ${menuImportRows}.is_applied`);
}

export interface RowTally {
  counts: ImportCounts;
  row_count: number;
  applied_count: number;
  /** Rows without an error that are not written yet. */
  waiting: number;
}

const number = (condition: SQL) => sql<number>`count(*) filter (where ${condition})::int`;

/** Row counts of imports, by import ID. */
export async function tallies(
  db: Database,
  storeId: string,
  importIds: readonly string[],
): Promise<Map<string, RowTally>> {
  if (importIds.length === 0) return new Map();
  const { outcome, is_applied, import_id } = menuImportRows;
  const rows = await db
    .select({
      import_id,
      create: number(sql`${outcome} = 'create'`),
      update: number(sql`${outcome} = 'update'`),
      unchanged: number(sql`${outcome} = 'unchanged'`),
      error: number(sql`${outcome} = 'error'`),
      applied_count: number(sql`${is_applied}`),
      waiting: number(sql`not ${is_applied} and ${outcome} <> 'error'`),
      row_count: sql<number>`count(*)::int`,
    })
    .from(menuImportRows)
    .where(and(eq(menuImportRows.store_id, storeId), inArray(import_id, [...importIds])))
    .groupBy(import_id);
  return new Map(
    rows.map(({ import_id: id, create, update, unchanged, error, ...rest }) => [
      id,
      { counts: { create, update, unchanged, error }, ...rest },
    ]),
  );
}

export const noRows: RowTally = {
  counts: { create: 0, update: 0, unchanged: 0, error: 0 },
  row_count: 0,
  applied_count: 0,
  waiting: 0,
};

export const presentResult = (row: PlannedRow | StoredRow): ImportResult => ({
  line: row.line,
  outcome: row.outcome,
  ...(row.record_id && { _id: row.record_id }),
  name: row.name,
  errors: row.errors,
  changes: row.changes,
});
