import { addMinutes } from 'date-fns';
import { and, asc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import { typedLimits } from '#contract/bookingLimits';
import type { Booking } from '#contract/bookings/bookingFacts';
import type { TypedBooking } from '#contract/entities/typedBooking';
import type { Database } from '#server/db/database';
import { newId } from '#server/db/schema/columns';
import { tableHolds } from '#server/db/schema/tableHolds';
import { announceRecords } from '#server/records/changeRecords';
import type { BookedHold } from './holds';

const idsOf = (rows: readonly { typed_id: string | null }[]) => new Set(rows.flatMap(({ typed_id }) => typed_id ?? []));

const isTyped = eq(tableHolds.state, 'typed');

/**
 * Gives back the tables of typed bookings whose time is over, and of one that is no longer typed. The caller has locked
 * the tables: a row that has expired would still block them.
 *
 * @returns ids of the bookings that had tables
 */
export async function dropTyped(tx: Database, storeId: string, now: Date, typedId?: string): Promise<Set<string>> {
  const isOver = lte(tableHolds.expires_at, now);
  const rows = await tx
    .delete(tableHolds)
    .where(
      and(eq(tableHolds.store_id, storeId), isTyped, typedId ? or(isOver, eq(tableHolds.typed_id, typedId)) : isOver),
    )
    .returning({ typed_id: tableHolds.typed_id });
  return idsOf(rows);
}

/** Takes tables for a booking that is being typed. The caller has locked the tables and found these free. */
export async function holdTyped(
  tx: Database,
  typed: { store_id: string; typed_id: string; typed_by: string; persons: number },
  { table_ids, from, until }: BookedHold,
  now: Date,
): Promise<TypedBooking> {
  const expires_at = addMinutes(now, typedLimits.minutes);
  const during = sql`tstzrange(${from.toISOString()}::timestamptz, ${until.toISOString()}::timestamptz)`;
  const rows = table_ids.map((table_id) => ({
    ...typed,
    id: newId(),
    table_id,
    during,
    state: 'typed' as const,
    expires_at,
  }));
  await tx.insert(tableHolds).values(rows);
  return {
    ...{ _id: typed.typed_id, table_ids: [...table_ids], at: from.toISOString(), until: until.toISOString() },
    ...{ persons: typed.persons, typed_by: typed.typed_by, expires_at: expires_at.toISOString() },
  };
}

const milliseconds = (bound: 'lower' | 'upper') =>
  sql<number>`(extract(epoch from ${sql.raw(bound)}(${tableHolds.during})) * 1000)::float8`;

/** The tables of a typed booking. The columns that only these rows have are never empty in them. */
const typedColumns = {
  id: sql<string>`${tableHolds.typed_id}`,
  table_id: tableHolds.table_id,
  from: milliseconds('lower'),
  until: milliseconds('upper'),
  persons: sql<number>`${tableHolds.persons}`,
  typed_by: sql<string>`${tableHolds.typed_by}`,
};

function grouped<Row extends { id: string }>(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row]);
  return [...groups.values()];
}

/** The bookings of a period that someone is typing, as the engine counts them. */
export async function typedBookings(
  db: Database,
  storeId: string,
  { from, to, now, except }: { from: Date; to: Date; now: Date; except?: string | undefined },
): Promise<Booking[]> {
  const isThen = sql`${tableHolds.during} && tstzrange(${from.toISOString()}::timestamptz,
    ${to.toISOString()}::timestamptz)`;
  const rows = await db
    .select(typedColumns)
    .from(tableHolds)
    .where(
      and(
        eq(tableHolds.store_id, storeId),
        isTyped,
        gt(tableHolds.expires_at, now),
        isThen,
        except ? ne(tableHolds.typed_id, except) : undefined,
      ),
    );
  return grouped(rows).flatMap(([first, ...others]) => {
    if (!first) return [];
    const holds = [first, ...others].map(({ table_id, from, until }) => ({ table_id, from, until }));
    const { id, from: at, persons, typed_by } = first;
    return [{ id: `typed ${id}`, at, persons, is_guests: false, holds, typed_by }];
  });
}

/** The bookings of a store that someone is typing, the earliest first. */
export async function listTyped(db: Database, storeId: string, now: Date): Promise<TypedBooking[]> {
  const rows = await db
    .select({ ...typedColumns, expires_at: tableHolds.expires_at })
    .from(tableHolds)
    .where(and(eq(tableHolds.store_id, storeId), isTyped, gt(tableHolds.expires_at, now)))
    .orderBy(asc(milliseconds('lower')), asc(tableHolds.id));
  const typed = grouped(rows).flatMap(([first, ...others]): TypedBooking[] => {
    if (!first?.expires_at) return [];
    const { id: _id, from, until, persons, typed_by, expires_at } = first;
    return [
      {
        ...{ _id, persons, typed_by, expires_at: expires_at.toISOString() },
        ...{ at: new Date(from).toISOString(), until: new Date(until).toISOString() },
        table_ids: [first, ...others].map(({ table_id }) => table_id),
      },
    ];
  });
  return typed.slice(0, typedLimits.listed);
}

/** Gives back the tables of typed bookings whose time is over, and tells the open books. */
export async function lapseTyped(db: Database, now: Date): Promise<void> {
  const isOver = and(isTyped, lte(tableHolds.expires_at, now));
  const stores = await db.selectDistinct({ id: tableHolds.store_id }).from(tableHolds).where(isOver);
  for (const { id } of stores) {
    await db.transaction(async (tx) => {
      const rows = await tx
        .delete(tableHolds)
        .where(and(eq(tableHolds.store_id, id), isOver))
        .returning({ typed_id: tableHolds.typed_id });
      const ids = idsOf(rows);
      if (ids.size > 0) await announceRecords(tx, id, 'typed_booking', [...ids]);
    });
  }
}
