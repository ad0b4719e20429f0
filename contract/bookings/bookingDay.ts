import { openSpans, type Span } from '../opening/daySpans';
import { businessDay, type DayBounds, dateFrom } from '../time';
import type { Booking, BookingFacts, Hold } from './bookingFacts';
import { quarterOf } from './covers';

/** A business day, prepared for many requests. */
export interface BookingDay {
  date: string;
  bounds: DayBounds;
  /** When the store is open for guests, whether it is paused or not. */
  spans: readonly Span[];
  /** The holds of each table, with their booking. */
  holds: ReadonlyMap<string, readonly (Hold & { id: string })[]>;
  /** The bookings that begin in each quarter of an hour. */
  arrivals: ReadonlyMap<number, readonly Booking[]>;
}

function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** @param date of the business day: what is served past midnight belongs to the evening before */
export function bookingDay(
  { opening, day_starts_at, bookings }: Pick<BookingFacts, 'opening' | 'day_starts_at' | 'bookings'>,
  date: string,
): BookingDay {
  const holds = bookings.flatMap(({ id, holds }) => holds.map((hold) => ({ ...hold, id })));
  return {
    date,
    bounds: businessDay(date, { timezone: opening.timezone, day_starts_at }),
    spans: openSpans(opening, 'table', dateFrom(date, -1), dateFrom(date, 1), { isPauseIgnored: true }),
    holds: groupBy(holds, ({ table_id }) => table_id),
    arrivals: groupBy(bookings, ({ at }) => quarterOf(at)),
  };
}
