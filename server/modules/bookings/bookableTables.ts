import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { BookableTable, TableCombination } from '#contract/bookings/bookingFacts';
import type { StoreTable } from '#contract/entities/menu';
import type { Database } from '#server/db/database';
import { tableCombinations, tables } from '#server/db/schema/tables';

/** Tables of a store, also deleted ones: guests who have booked one still come. */
export function tablesNamed(db: Database, storeId: string, ids: readonly string[]): Promise<BookableTable[]> {
  const { id, number, min_persons, max_persons, is_bookable } = tables;
  return db
    .select({ id, number, min_persons, max_persons, is_bookable })
    .from(tables)
    .where(and(eq(tables.store_id, storeId), inArray(tables.id, [...ids])));
}

/** Where a store's tables stand, by table. */
export async function tablePlaces(
  db: Database,
  storeId: string,
): Promise<Map<string, Pick<StoreTable, 'room' | 'place'>>> {
  const { id, room, place } = tables;
  const rows = await db.select({ id, room, place }).from(tables).where(eq(tables.store_id, storeId));
  return new Map(rows.map((row) => [row.id, { room: row.room || undefined, place: row.place ?? undefined }]));
}

type Combination = TableCombination & { table_ids: string[] };

/** A combination with its tables by number, or none if one of them was archived. */
function ofTables({ table_ids, ...sizes }: TableCombination, rows: readonly BookableTable[]): Combination[] {
  const joined = rows.filter(({ id }) => table_ids.includes(id));
  return joined.length === table_ids.length ? [{ ...sizes, table_ids: joined.map(({ id }) => id) }] : [];
}

/** A store's tables by number, and those that it pushes together. */
export async function bookableTables(
  db: Database,
  storeId: string,
): Promise<{ tables: BookableTable[]; combinations: Combination[] }> {
  const { id, number, min_persons, max_persons, is_bookable } = tables;
  const rows = await db
    .select({ id, number, min_persons, max_persons, is_bookable })
    .from(tables)
    .where(and(eq(tables.store_id, storeId), isNull(tables.archived_at)))
    .orderBy(asc(number));
  const combinations = await db
    .select({
      table_ids: tableCombinations.table_ids,
      min_persons: tableCombinations.min_persons,
      max_persons: tableCombinations.max_persons,
    })
    .from(tableCombinations)
    .where(eq(tableCombinations.store_id, storeId))
    .orderBy(asc(tableCombinations.id));
  return { tables: rows, combinations: combinations.flatMap((combination) => ofTables(combination, rows)) };
}
