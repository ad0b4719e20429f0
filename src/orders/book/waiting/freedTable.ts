import { addMinutes } from 'date-fns';
import type { Hold } from '#contract/bookings/bookingFacts';
import type { OwnBookingRules } from '#contract/bookings/slotRules';
import type { Order } from '#contract/entities/order';
import type { WaitingParty } from '#contract/entities/waitingParty';
import { tableIds } from '#contract/orders/orderTables';
import type { StoreTables, TableChoice } from '../../places/tableChoices';
import { isComing } from '../booking';
import { suitableTables } from '../suitableTables';
import { takenNow } from './bookHolds';

/** For so many minutes a table that became free is pointed out. */
const noticedFor = 30;

/** A table that has become free, and the first party that it suits. */
export interface FreedTable {
  /** The booking that ended. */
  order: Order;
  party: WaitingParty;
  choice: TableChoice;
}

/** When an ended booking's tables can be used again: after guests who left, once they are cleared. */
function freeSince(order: Order, rules: OwnBookingRules): Date | null {
  if (!order.ended_at || tableIds(order).length === 0) return null;
  const ended = new Date(order.ended_at);
  return isComing(order) ? addMinutes(ended, rules.reset_minutes) : ended;
}

/**
 * Finds the first party that waits for a table that became free in the last half hour and is still free: a booking was
 * cancelled, its guests stayed away, or they left.
 *
 * @param orders today's bookings, also those that have ended
 * @param dismissed ids of bookings whose table isn't pointed out again
 */
export function freedTable(
  { orders, waiting, menu, holds, rules, dismissed }: FreedFacts,
  now: Date,
): FreedTable | null {
  const freed = orders.filter((order) => {
    const since = freeSince(order, rules);
    return since && !dismissed.has(order._id) && now < addMinutes(since, noticedFor);
  });
  for (const party of waiting) {
    const choices = suitableTables(menu, party.persons, takenNow(holds, rules, party.persons, now));
    for (const choice of choices) {
      const order = freed.find((ended) => tableIds(ended).some((id) => choice.ids.includes(id)));
      if (order) return { order, party, choice };
    }
  }
  return null;
}

interface FreedFacts {
  orders: readonly Order[];
  waiting: readonly WaitingParty[];
  menu: StoreTables;
  holds: readonly Hold[];
  rules: OwnBookingRules;
  dismissed: ReadonlySet<string>;
}
