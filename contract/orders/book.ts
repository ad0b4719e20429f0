import { addHours } from 'date-fns';
import type { DayBounds } from '../time';
import { dueAt } from './boards';
import type { OrderFacts } from './guards';
import { isFinal } from './statuses';

/**
 * The book of a day shows bookings that ended from this long before the day until this long after it. Those that ended
 * earlier were cancelled in good time, and no longer matter to anyone at the door. The index of ended orders finds the
 * few in this span.
 */
const endedHours = { before: 1, after: 24 };

/** When the ended bookings of a day ended. */
export const endedSpan = ({ start, end }: DayBounds): DayBounds => ({
  start: addHours(start, -endedHours.before),
  end: addHours(end, endedHours.after),
});

const isWithin = (instant: Date, { start, end }: DayBounds): boolean => instant >= start && instant < end;

/**
 * Whether the book of a day shows an order: a booking of that day, open or ended. The server's query has the same
 * condition in SQL, and a test keeps them in sync.
 */
export function isInBook(order: OrderFacts & { ended_at?: string | undefined }, day: DayBounds): boolean {
  if (order.order_type !== 'table' || !isWithin(dueAt(order), day)) return false;
  return (
    !isFinal(order.order_status) || (order.ended_at !== undefined && isWithin(new Date(order.ended_at), endedSpan(day)))
  );
}
