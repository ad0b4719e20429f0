import { and, eq, inArray, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { BulkResult } from '#contract/entities/change';
import type { Database } from '#server/db/database';
import { orders } from '#server/db/schema/orders';
import { tableHolds } from '#server/db/schema/tableHolds';
import { tableCombinations, tables } from '#server/db/schema/tables';
import type { Session } from '#server/http/handler';
import { touched } from '#server/records/touched';

/** Those of the tables that an order names, or had once, so that their rows have to stay. */
export async function namedByOrders(tx: Database, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  const named = await tx
    .selectDistinct({ id: orders.table_id })
    .from(orders)
    .where(and(eq(orders.store_id, storeId), inArray(orders.table_id, [...ids])));
  const held = await tx
    .selectDistinct({ id: tableHolds.table_id })
    .from(tableHolds)
    .where(and(eq(tableHolds.store_id, storeId), inArray(tableHolds.table_id, [...ids])));
  return new Set([...named, ...held].flatMap(({ id }) => id ?? []));
}

/** Those of the tables where guests sit or to which they will come. */
async function heldByOpenOrders(tx: Database, storeId: string, ids: readonly string[]): Promise<string[]> {
  const areOpen = and(eq(orders.store_id, storeId), eq(orders.is_open, true));
  const named = await tx
    .selectDistinct({ id: orders.table_id })
    .from(orders)
    .where(and(areOpen, inArray(orders.table_id, [...ids])));
  const isItsOrder = and(eq(orders.store_id, tableHolds.store_id), eq(orders.id, tableHolds.order_id));
  const held = await tx
    .selectDistinct({ id: tableHolds.table_id })
    .from(tableHolds)
    .innerJoin(orders, isItsOrder)
    .where(and(areOpen, eq(tableHolds.state, 'held'), inArray(tableHolds.table_id, [...ids])));
  return [...named, ...held].flatMap(({ id }) => id ?? []);
}

/** Those of the tables that can't be removed: an open order has them, or a combination joins them with others. */
export async function tablesInUse(tx: Database, storeId: string, ids: readonly string[]): Promise<Set<string>> {
  const combinations = await tx
    .select({ table_ids: tableCombinations.table_ids })
    .from(tableCombinations)
    .where(eq(tableCombinations.store_id, storeId));
  const combined = new Set(combinations.flatMap(({ table_ids }) => table_ids));
  return new Set([...ids.filter((id) => combined.has(id)), ...(await heldByOpenOrders(tx, storeId, ids))]);
}

/**
 * Removes tables: archives those that orders name, and deletes the others. The caller has locked the store's tables.
 *
 * @returns a result for each: 4113 if an open order or a combination has it
 */
export async function removeTables(
  tx: Database,
  { store_id, name }: Pick<Session, 'store_id' | 'name'>,
  ids: readonly string[],
  now: Date,
): Promise<BulkResult[]> {
  const inUse = await tablesInUse(tx, store_id, ids);
  const named = await namedByOrders(tx, store_id, ids);
  const free = ids.filter((id) => !inUse.has(id));
  const those = (some: readonly string[]) => and(eq(tables.store_id, store_id), inArray(tables.id, [...some]));
  await tx
    .update(tables)
    .set({ archived_at: now, version: sql`${tables.version} + 1`, ...touched({ name }, now) })
    .where(those(free.filter((id) => named.has(id))));
  await tx.delete(tables).where(those(free.filter((id) => !named.has(id))));
  return ids.map((_id) =>
    inUse.has(_id) ? { _id, success: false, error_code: errorCodes.RECORD_IN_USE } : { _id, success: true },
  );
}
