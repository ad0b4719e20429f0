import { addMinutes } from 'date-fns';
import type { Hold } from '#contract/bookings/bookingFacts';
import type { QuoteFacts } from '#contract/bookings/quotes';
import type { OwnBookingRules } from '#contract/bookings/slotRules';
import { freeAt } from '#contract/bookings/stay';
import type { Order } from '#contract/entities/order';
import { tableIds } from '#contract/orders/orderTables';
import type { StoreTables } from '../../places/tableChoices';
import { bookingState, isComing, timesOf } from '../booking';

/** From when until when a booking has its tables, as the server holds them; `null` for one that was called off. */
function spanOf(order: Order, rules: OwnBookingRules, now: Date): { from: number; until: number } | null {
  if (!isComing(order)) return null;
  const { start, end } = timesOf(order, rules);
  const from = start.getTime();
  // A table is cleared first, after guests who left and after those who still sit there.
  const cleared = (at: Date) => addMinutes(at, rules.reset_minutes).getTime();
  switch (bookingState(order, rules, now).state) {
    case 'finished':
      return { from, until: order.ended_at ? cleared(new Date(order.ended_at)) : end.getTime() };
    case 'seated':
    case 'over':
      return { from: Math.min(from, now.getTime()), until: Math.max(end.getTime(), cleared(now) + 1) };
    default:
      return { from, until: end.getTime() };
  }
}

/** The tables that the bookings of a day hold. */
export const bookHolds = (orders: readonly Order[], rules: OwnBookingRules, now: Date): Hold[] =>
  orders.flatMap((order) => {
    const span = spanOf(order, rules, now);
    return span ? tableIds(order).map((table_id) => ({ table_id, ...span })) : [];
  });

/** The facts that decide how long a party waits at the store's tables. */
export const quoteFacts = (
  { tables, combinations }: StoreTables,
  rules: OwnBookingRules,
  holds: readonly Hold[],
): QuoteFacts => ({ rules, combinations, holds, tables: tables.map(({ _id, ...table }) => ({ id: _id, ...table })) });

/** Ids of the tables that others have while a party that is seated now stays. */
export function takenNow(
  holds: readonly Hold[],
  rules: OwnBookingRules,
  persons: number,
  now: Date,
): ReadonlySet<string> {
  const until = freeAt(rules, persons, now).getTime();
  return new Set(
    holds.filter((hold) => hold.from < until && now.getTime() < hold.until).map(({ table_id }) => table_id),
  );
}
