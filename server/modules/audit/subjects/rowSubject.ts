import { and, asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database';
import type { TrailRecord, TrailSubject } from '../trailSubject';

/** A table whose rows belong to a store. */
type StoreTable = PgTable & { store_id: PgColumn; id: PgColumn };

/**
 * A subject whose records are rows of one table.
 *
 * @param toRecord what the trail keeps of a row
 */
export function rowSubject<Table extends StoreTable>(
  table: Table,
  toRecord: (row: Table['$inferSelect']) => TrailRecord,
  fields: Omit<TrailSubject, 'load' | 'hold'> = {},
): TrailSubject {
  const are = (storeId: string, ids: readonly string[]) =>
    and(eq(table.store_id, storeId), inArray(table.id, [...ids]));
  const rowsOf = (tx: Database, storeId: string, ids: readonly string[]) =>
    tx
      .select()
      .from(table as PgTable)
      .where(are(storeId, ids));
  const records = (rows: Table['$inferSelect'][]) => new Map(rows.map((row) => [String(row.id), toRecord(row)]));
  return {
    ...fields,
    load: async (tx, storeId, ids) => records(await rowsOf(tx, storeId, ids)),
    hold: async (tx, storeId, ids) =>
      records(await rowsOf(tx, storeId, ids).orderBy(asc(table.id)).for('no key update')),
  };
}
