import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import type { SequencedTable } from './setSequence';

/** The largest that a call takes; where it is reached, the last place is shared, and ids decide. */
const placesMax = 1_000_000;

/** The place behind the last of a list: where a new record stands unless told otherwise. */
export async function nextPlace(tx: Database, table: SequencedTable, scope: SQL | undefined): Promise<number> {
  const [last] = await tx
    .select({ place: sql<number>`coalesce(max(${table.sequence_number}), 0)` })
    .from(table)
    .where(scope);
  return Math.min((last?.place ?? 0) + 1, placesMax);
}
