import { addMinutes } from 'date-fns';
import type { OwnBookingRules } from '#contract/bookings/slotRules';
import type { Order } from '#contract/entities/order';
import { bookingState, hasEnded, timesOf } from '../booking';

/** How a table is doing. One whose guests are expected, asked for or about to come is `due`. */
export type TableState = 'free' | 'due' | 'late' | 'seated' | 'over' | 'clearing';

/** A table at an instant. */
export interface Situation {
  state: TableState;
  /** Whose table it is, or who has just left it. */
  order?: Order;
  /** When the next guests come to a free table. */
  until?: Date;
}

/** A table whose guests come within this many minutes is kept for them. */
const keptMinutes = 60;

/**
 * How a table is doing at an instant.
 *
 * @param orders bookings of the table, without those that were called off
 * @param isNow at present, those who sit there have the table; at another time, those for whom it is meant
 */
export function situationAt(orders: readonly Order[], rules: OwnBookingRules, at: Date, isNow: boolean): Situation {
  const all = orders
    .map((order) => ({ order, ...timesOf(order, rules), ...bookingState(order, rules, at) }))
    .sort((a, b) => a.start.getTime() - b.start.getTime());
  const meant = isNow ? all : all.filter(({ start, end }) => start <= at && at < end);

  const present = meant.find(({ state }) => state === 'seated' || state === 'over' || (!isNow && hasEnded(state)));
  if (present) return { state: isNow && present.state === 'over' ? 'over' : 'seated', order: present.order };

  const open = all.filter(({ state }) => !hasEnded(state));
  const awaited = meant.find((one) => open.includes(one) && one.start <= at);
  if (awaited) return { state: isNow && awaited.state === 'late' ? 'late' : 'due', order: awaited.order };

  const next = open.find(({ start }) => start > at);
  const last = all.findLast(({ state, end }) => hasEnded(state) && end <= at);
  if (last && at < addMinutes(last.end, rules.reset_minutes)) return { state: 'clearing', order: last.order };
  if (next && next.start <= addMinutes(at, keptMinutes)) return { state: 'due', order: next.order };
  return next ? { state: 'free', until: next.start } : { state: 'free' };
}
