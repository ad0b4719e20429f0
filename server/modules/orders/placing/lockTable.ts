import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { tables } from '#server/db/schema/menu';

export type TableRow = typeof tables.$inferSelect;

/**
 * The table's row, held until the transaction ends: who else would book it or sit down at it waits, and then sees
 * what was decided. Stands after the order and before the store's counters in the order of locks (`lockOrder`).
 */
export async function lockTable(tx: Database, storeId: string, id: string): Promise<TableRow | undefined> {
  const [table] = await tx
    .select()
    .from(tables)
    .where(and(eq(tables.store_id, storeId), eq(tables.id, id)))
    .for('update');
  return table;
}
