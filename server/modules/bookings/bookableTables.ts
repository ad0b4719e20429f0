import { and, asc, eq, isNull } from 'drizzle-orm';
import type { BookingFacts } from '#contract/bookings/bookingFacts';
import type { Database } from '#server/db/database';
import { tables } from '#server/db/schema/tables';

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
