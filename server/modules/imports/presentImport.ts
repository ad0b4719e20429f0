import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { MenuImport } from '#contract/entities/menuImport';
import { journaledEntities } from '#contract/entities/recordMessage';
import type { Database } from '#server/db/database';
import { menuChangeRecords, menuChanges } from '#server/db/schema/menuChanges';
import { journalTables } from '../menu/service';
import type { ImportRecord } from './openImport';
import { noRows, tallies } from './storedRows';

/** A record of a change that is still as the change left it. */
const untouched = (storeId: string): SQL | undefined =>
  or(
    ...journaledEntities.map((entity) => {
      const table = journalTables[entity];
      return sql`(${menuChangeRecords.entity} = ${entity} and exists (select 1 from ${table}
        where ${table.store_id} = ${storeId} and ${table.id} = ${menuChangeRecords.record_id}
          and ${table.version} = ${menuChangeRecords.after_version}))`;
    }),
  );

/** IDs of changes that can still be undone, at least in part. */
async function undoable(db: Database, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  const something = sql`exists (select 1 from ${menuChangeRecords}
    where ${menuChangeRecords.store_id} = ${storeId} and ${menuChangeRecords.change_id} = ${menuChanges.id}
      and ${untouched(storeId)})`;
  const rows = await db
    .select({ id: menuChanges.id })
    .from(menuChanges)
    .where(
      and(
        eq(menuChanges.store_id, storeId),
        inArray(menuChanges.id, [...ids]),
        isNull(menuChanges.undone_at),
        something,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Imports as their store sees them, with their counts. */
export async function presentImports(
  db: Database,
  storeId: string,
  records: readonly ImportRecord[],
): Promise<MenuImport[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ id }) => id);
  const counted = await tallies(db, storeId, ids);
  const open = await undoable(db, storeId, ids);
  return records.map((record) => {
    const { counts, row_count, applied_count } = counted.get(record.id) ?? noRows;
    const { id, kind, file_name, state, on_error, by } = record;
    return {
      ...{ _id: id, kind, file_name, state, on_error, row_count, applied_count, by },
      counts: record.counts ?? counts,
      created_at: record.created_at.toISOString(),
      applied_at: record.applied_at?.toISOString() ?? null,
      can_undo: open.has(id),
    };
  });
}

export async function presentImport(db: Database, storeId: string, record: ImportRecord): Promise<MenuImport> {
  const [presented] = await presentImports(db, storeId, [record]);
  if (!presented) throw new Error('an import was not presented');
  return presented;
}
