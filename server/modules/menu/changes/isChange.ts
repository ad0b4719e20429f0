import { and, eq, type SQL } from 'drizzle-orm';
import { menuChangeRecords, menuChanges } from '#server/db/schema/menuChanges';

/** Names one change of a store: itself, or its records. */
export const isChange = (
  table: typeof menuChanges | typeof menuChangeRecords,
  storeId: string,
  id: string,
): SQL | undefined =>
  and(eq(table.store_id, storeId), eq(table === menuChanges ? menuChanges.id : menuChangeRecords.change_id, id));
