import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { BookableTable, BookingFacts } from '#contract/bookings/bookingFacts';
import type { Database } from '#server/db/database';
import { tables } from '#server/db/schema/tables';

/** Tables of a store, also deleted ones: guests who have booked one still come. */
export function tablesNamed(db: Database, storeId: string, ids: readonly string[]): Promise<BookableTable[]> {
  const { id, number, min_persons, max_persons, is_bookable } = tables;
  return db
    .select({ id, number, min_persons, max_persons, is_bookable })
    .from(tables)
    .where(and(eq(tables.store_id, storeId), inArray(tables.id, [...ids])));
}

/** A store's tables, and those that it pushes together: none yet. */
export async function bookableTables(
  db: Database,
  storeId: string,
): Promise<Pick<BookingFacts, 'tables' | 'combinations'>> {
  const { id, number, min_persons, max_persons, is_bookable } = tables;
  const rows = await db
    .select({ id, number, min_persons, max_persons, is_bookable })
    .from(tables)
    .where(and(eq(tables.store_id, storeId), isNull(tables.archived_at)))
    .orderBy(asc(number));
  return { tables: rows, combinations: [] };
}
