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
  fields: Omit<TrailSubject, 'load' | 'lock'> = {},
): TrailSubject {
  const are = (storeId: string, ids: readonly string[]) =>
    and(eq(table.store_id, storeId), inArray(table.id, [...ids]));
  return {
    ...fields,
    async load(tx: Database, storeId, ids) {
      const rows = (await tx
        .select()
        .from(table as PgTable)
        .where(are(storeId, ids))) as Table['$inferSelect'][];
      return new Map(rows.map((row) => [String(row.id), toRecord(row)]));
    },
    async lock(tx, storeId, ids) {
      if (ids.length === 0) return;
      await tx
        .select({ id: table.id })
        .from(table as PgTable)
        .where(are(storeId, ids))
        .orderBy(asc(table.id))
        .for('no key update');
    },
  };
}
