import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { errorCodes } from '#contract/codes/errorCodes';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { orders, tableHolds, tables } from '#server/db/schema/index';
import { CallError } from '#server/http/callError';
import { isAtTable } from './seated';

/** An order that has tables. */
export interface HoldingOrder {
  store_id: string;
  id: string;
}

/** Which tables an order gets, and when. */
export interface BookedHold {
  table_ids: readonly string[];
  from: Date;
  until: Date;
}

/**
 * Locks the tables of a store until the transaction ends: others who book or release one wait and then see the result.
 * Without it, two parties that each want two tables could wait for one another. In the lock order (`lockOrder`), it
 * comes after the order and before the store's counters.
 */
export async function lockTables(tx: Database, storeId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tables ${storeId}`}, 0))`);
}

const heldBy = ({ store_id, id }: HoldingOrder) =>
  and(eq(tableHolds.store_id, store_id), eq(tableHolds.order_id, id), eq(tableHolds.state, 'held'));

/** The ids of an order's tables, its first one first. */
export const tablesOf = ({
  table_id,
  joined_tables,
}: Pick<typeof orders.$inferSelect, 'table_id' | 'joined_tables'>): string[] =>
  joined_tables?.map(({ id }) => id) ?? (table_id ? [table_id] : []);

/** Releases the tables of an order whose guests don't come. The caller has locked the tables. */
export async function releaseHolds(tx: Database, order: HoldingOrder): Promise<void> {
  await tx.update(tableHolds).set({ state: 'released' }).where(heldBy(order));
}

/** Gives an order tables, in the place of those that it has. The caller has locked the tables and found these free. */
export async function holdTables(
  tx: Database,
  order: HoldingOrder,
  { table_ids, from, until }: BookedHold,
): Promise<void> {
  await releaseHolds(tx, order);
  const during = sql`tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`;
  const rows = [...table_ids]
    .sort()
    .map((table_id) => ({ store_id: order.store_id, id: newId(), order_id: order.id, table_id, during }));
  await tx.insert(tableHolds).values(rows);
}

/**
 * Ends the holds of guests who leave, after the reset time, but no later than the next guests' holds begin. The caller
 * has locked the tables.
 *
 * @param free when the table can be used again
 * @returns when the holds end
 */
export async function endHolds(tx: Database, order: HoldingOrder, free: Date): Promise<Date[]> {
  const next = sql`(select min(lower(other.during)) from ${tableHolds} other
    where other.store_id = ${tableHolds.store_id} and other.table_id = ${tableHolds.table_id}
      and other.state in ('held', 'typed') and lower(other.during) >= upper(${tableHolds.during}))`;
  const end = sql`least(${free.toISOString()}::timestamptz, ${next})`;
  const ended = await tx
    .update(tableHolds)
    .set({ during: sql`tstzrange(least(lower(${tableHolds.during}), ${end}), ${end})` })
    .where(heldBy(order))
    .returning({ at: sql<number | null>`(extract(epoch from upper(${tableHolds.during})) * 1000)::float8` });
  return ended.flatMap(({ at }) => (at === null ? [] : [new Date(at)]));
}

/**
 * Refuses to seat guests at tables where earlier guests haven't finished. The caller has locked the tables.
 *
 * @throws TABLE_NOT_FREE
 */
export async function assertSeat(
  tx: Database,
  order: HoldingOrder,
  tableIds: readonly string[],
  now: Date,
): Promise<void> {
  if (tableIds.length === 0) return;
  const isAtOne = or(
    ...tableIds.flatMap((id) => [
      eq(orders.table_id, id),
      sql`${orders.joined_tables} @> ${JSON.stringify([{ id }])}::jsonb`,
    ]),
  );
  const [seated] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, order.store_id),
        eq(orders.is_open, true),
        isAtOne,
        ne(orders.id, order.id),
        isAtTable(now),
      ),
    )
    .limit(1);
  if (seated) throw new CallError(errorCodes.TABLE_NOT_FREE);
}

/** Another order that has a table. */
interface TableTaker {
  order_id: string;
  unique_id: number;
  customer_name: string;
  table_number: number;
  /** When they give it back, as far as is known. */
  free_at: string | null;
}

/** Who has some tables in a period, or still sits there. The caller has locked the tables. */
export async function takersOf(
  tx: Database,
  order: HoldingOrder,
  tableIds: readonly string[],
  { from, until }: { from: Date; until: Date | undefined },
): Promise<TableTaker[]> {
  const period = sql`tstzrange(${from.toISOString()}::timestamptz, ${until?.toISOString() ?? null}::timestamptz)`;
  const { id, unique_id, customer_name, is_open } = orders;
  const freeAt = sql<Date | null>`upper(${tableHolds.during})`.mapWith(orders.due_at);
  const takers = await tx
    .selectDistinctOn([unique_id], {
      ...{ order_id: id, unique_id, customer_name, table_number: tables.number, free_at: freeAt },
    })
    .from(tableHolds)
    .innerJoin(orders, and(eq(orders.store_id, tableHolds.store_id), eq(id, tableHolds.order_id)))
    .innerJoin(tables, and(eq(tables.store_id, tableHolds.store_id), eq(tables.id, tableHolds.table_id)))
    .where(
      and(
        eq(tableHolds.store_id, order.store_id),
        eq(tableHolds.state, 'held'),
        inArray(tableHolds.table_id, [...tableIds]),
        ne(id, order.id),
        or(sql`${tableHolds.during} && ${period}`, and(eq(is_open, true), isAtTable(from))),
      ),
    )
    .orderBy(asc(unique_id));
  return takers.map(({ free_at, ...taker }) => ({ ...taker, free_at: free_at?.toISOString() ?? null }));
}

/** SQLSTATE of two holds of one table that overlap. A deadlock would be a fault of ours, and isn't hidden as a conflict. */
const overlap = '23P01';

/**
 * Does work that holds tables.
 *
 * @throws TABLE_NOT_FREE in the place of the database's own error, if others have taken a table in between
 */
export async function takingTables<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : undefined;
    const isConflict = typeof cause === 'object' && 'code' in cause && cause.code === overlap;
    throw isConflict ? new CallError(errorCodes.TABLE_NOT_FREE) : error;
  }
}
