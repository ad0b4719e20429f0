import { type SQL, sql } from 'drizzle-orm';
import { limits } from '#contract/limits';
import type { Database } from '#server/db/database';
import type { SequencedTable } from './setSequence';

/** The place behind the last of a list: where a new record stands unless told otherwise. The largest is shared; there ids decide. */
export async function nextPlace(tx: Database, table: SequencedTable, scope: SQL | undefined): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${table.sequence_number}), 0)` })
    .from(table)
    .where(scope);
  return Math.min((last?.place ?? 0) + 1, limits.placesMax);
}
