import { addDays } from 'date-fns';
import { and, eq, gte, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Booking, BookingFacts } from '#contract/bookings/bookingFacts';
import type { BookingRules } from '#contract/bookings/bookingRules';
import type { OpeningRules } from '#contract/opening/openingRules';
import { businessDay } from '#contract/time';
import type { Database } from '#server/db/database';
import { orders, tableHolds } from '#server/db/schema/index';
import { bookableTables } from './bookableTables';
import { isAtTable } from './seated';
import { typedBookings } from './typedHolds';

/** The part of a store's terms by which its tables are booked. */
export interface BookingTerms {
  store: { id: string; day_starts_at: number };
  opening: OpeningRules;
  booking_rules: BookingRules;
}

/** A table of an order that is held, with what else it tells of the order. */
interface HeldTable {
  id: string;
  table_id: string;
  from: number;
  until: number;
  is_seated: boolean;
}

function holdsWhere(db: Database, storeId: string, condition: SQL | undefined, now: Date): Promise<HeldTable[]> {
  const milliseconds = (bound: 'lower' | 'upper') =>
    sql<number>`(extract(epoch from ${sql.raw(bound)}(${tableHolds.during})) * 1000)::float8`;
  return db
    .select({
      id: orders.id,
      table_id: tableHolds.table_id,
      from: milliseconds('lower'),
      until: milliseconds('upper'),
      is_seated: sql<boolean>`${orders.is_open} and ${isAtTable(now)}`,
    })
    .from(tableHolds)
    .innerJoin(orders, and(eq(orders.store_id, tableHolds.store_id), eq(orders.id, tableHolds.order_id)))
    .where(and(eq(tableHolds.store_id, storeId), eq(tableHolds.state, 'held'), condition));
}

/** Loads the holds of a period, and those of guests who sit somewhere now: they don't leave because a day ends. */
async function loadHolds(
  db: Database,
  storeId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<HeldTable[]> {
  const isThen = sql`${tableHolds.during} && tstzrange(${from.toISOString()}::timestamptz,
    ${to.toISOString()}::timestamptz)`;
  return [
    ...(await holdsWhere(db, storeId, isThen, now)),
    ...(await holdsWhere(db, storeId, and(not(isThen), eq(orders.is_open, true), isAtTable(now)), now)),
  ];
}

const loadArrivals = (db: Database, storeId: string, from: Date, to: Date) =>
  db
    .select({ id: orders.id, at: orders.due_at, persons: orders.persons, placed_by: orders.placed_by })
    .from(orders)
    .where(
      and(
        eq(orders.store_id, storeId),
        eq(orders.is_open, true),
        eq(orders.order_type, 'table'),
        gte(orders.due_at, from),
        lt(orders.due_at, to),
      ),
    );

/**
 * Loads what decides about the bookings of a business day. Guests who sit at their table have it from now, even if they
 * came early, and keep it after its time, with the reset time after them. Bookings that someone is typing count too.
 *
 * @param date `YYYY-MM-DD`
 * @param typedId of the booking that the caller is typing: it doesn't block itself
 */
export async function loadBookingFacts(
  db: Database,
  { store, opening, booking_rules: rules }: BookingTerms,
  date: string,
  now: Date,
  typedId?: string,
): Promise<BookingFacts> {
  const { start, end } = businessDay(date, { timezone: opening.timezone, day_starts_at: store.day_starts_at });
  const { tables, combinations } = await bookableTables(db, store.id);
  const held = await loadHolds(db, store.id, { from: start, to: addDays(end, 1), now });
  const arrivals = await loadArrivals(db, store.id, start, end);
  // A moment more, so that guests who sit there now have the table now even without a reset time.
  const seatedUntil = now.getTime() + rules.reset_minutes * 60_000 + 1;
  const bookings = new Map<string, Booking>(
    arrivals.map(({ id, at, persons, placed_by }) => [
      id,
      { id, at: at.getTime(), persons: persons ?? 0, is_guests: placed_by === 'platform', holds: [] },
    ]),
  );
  for (const { id, table_id, from, until, is_seated } of held) {
    const booking = bookings.get(id) ?? { id, at: from, persons: 0, is_guests: false, holds: [] };
    const hold = is_seated
      ? { table_id, from: Math.min(from, now.getTime()), until: Math.max(until, seatedUntil) }
      : { table_id, from, until };
    bookings.set(id, { ...booking, holds: [...booking.holds, hold] });
  }
  const { day_starts_at } = store;
  const typed = await typedBookings(db, store.id, { from: start, to: addDays(end, 1), now, except: typedId });
  return { rules, tables, combinations, bookings: [...bookings.values(), ...typed], opening, day_starts_at };
}
