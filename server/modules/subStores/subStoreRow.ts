import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database';
import { subStores } from '#server/db/schema/index';

const lastUsed = sql<Date | null>`(
  select max(s.last_used_at) from sessions s
  where s.store_id = sub_stores.store_id and s.sub_store_id = sub_stores.id)`.mapWith(subStores.created_at);

/** Starts a query for sub-accounts, each with its last use. */
export const selectSubStores = (db: Database) =>
  db.select({ ...getTableColumns(subStores), last_used_at: lastUsed }).from(subStores);

export type ListedSubStore = Awaited<ReturnType<typeof selectSubStores>>[number];

export const isSubStore = (storeId: string, id: string) => and(eq(subStores.store_id, storeId), eq(subStores.id, id));

/** For sorting; the accounts that were never used come last. */
export const lastUsedColumn = lastUsed;
