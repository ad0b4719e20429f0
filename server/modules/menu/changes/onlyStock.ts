import { isDeepStrictEqual } from 'node:util';
import { asc } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { menuChangeRecords } from '#server/db/schema/menuChanges';
import { isChange } from './journalTables';
import { recordsToUndo } from './recordsToUndo';
import { readSnapshots, type Snapshot } from './snapshots';

/** The columns that a stock change writes: the stock itself, and who changed it when. */
const stockColumns = ['is_in_stock', 'in_stock_at', 'version', 'updated_at', 'updated_by'];

const withoutStock = ({ row, attachments }: Snapshot) => ({
  row: Object.fromEntries(Object.entries(row).filter(([column]) => !stockColumns.includes(column))),
  attachments,
});

/**
 * Whether undoing a change would only set the stock of items, so that the stock permission is enough to undo it. Items
 * are compared in their current state; those changed since aren't undone anyway.
 */
export async function undoesOnlyStock(tx: Database, storeId: string, changeId: string): Promise<boolean> {
  const recorded = await tx
    .select()
    .from(menuChangeRecords)
    .where(isChange(menuChangeRecords, storeId, changeId))
    .orderBy(asc(menuChangeRecords.position));
  const records = recordsToUndo(recorded);
  const ids = records.map(({ id }) => id);
  const now = await readSnapshots(tx, 'item', storeId, ids);
  return records.every(({ entity, id, before }) => {
    const current = now.get(id);
    return entity === 'item' && before && current && isDeepStrictEqual(withoutStock(before), withoutStock(current));
  });
}
