import { slotRulesFor } from '#contract/bookings/slotRules';
import type { Store } from '#contract/entities/store';
import { type ClosedReason, openState } from '#contract/opening/openState';
import { slotProblem, slotsEnd, slotsOn } from '#contract/opening/slots';
import type { OrderType } from '#contract/orders/statuses';
import { businessDate, storeDate, storeDay } from '#contract/time';

export interface SlotDay {
  /** `YYYY-MM-DD` in the store's time zone. */
  date: string;
  /** Noon of the day: identifies it in any format. */
  noon: Date;
  isOpen: boolean;
  /** The store is open and takes no bookings of tables: staff need a reason for one. */
  isClosedForBookings: boolean;
}

/** The inputs on which the available times depend. */
export interface SlotTerms {
  store: Store;
  orderType: OrderType;
  /** The order that is to be moved: its own slot has a place for it. */
  order_id?: string;
}

const noonOf = ({ start, end }: { start: Date; end: Date }): Date => new Date((start.getTime() + end.getTime()) / 2);

/** The times still available on a day, by the store's rules for slots. Full ones are known to the server alone. */
export const slotsOf = (
  date: string,
  { store, orderType }: SlotTerms,
  earliest: Date,
  now: Date,
  end: Date = slotsEnd(slotRulesFor(store, orderType, 'store'), now, store.timezone),
): Date[] => {
  const rules = slotRulesFor(store, orderType, 'store');
  return slotsOn(store, orderType, date, { times: rules, from: earliest }).filter(
    (slot) => slotProblem(rules, slot, now, store.timezone, end) === null,
  );
};

/** Whether the store takes no bookings of tables on a business day. */
const isClosedForBookings = ({ store, orderType }: SlotTerms, date: string): boolean =>
  orderType === 'table' && store.booking_rules.closed_dates.includes(date);

/** The days offered for an order, including closed ones. Today counts as closed after its last time. */
export function slotDays({ store, orderType }: SlotTerms, earliest: Date, now: Date): SlotDay[] {
  const rules = slotRulesFor(store, orderType, 'store');
  const end = slotsEnd(rules, now, store.timezone);
  return Array.from({ length: rules.slot_days_ahead + 1 }, (_, offset) => {
    const noon = noonOf(storeDay(now, store.timezone, offset));
    const date = storeDate(noon, store.timezone);
    const isOpen = slotsOf(date, { store, orderType }, earliest, now, end).length > 0;
    return { date, noon, isOpen, isClosedForBookings: isClosedForBookings({ store, orderType }, date) };
  });
}

/** The first time available, or `null`: what is offered when the store is closed. */
export function firstSlot(terms: SlotTerms, earliest: Date, now: Date): Date | null {
  for (const { date, isOpen, isClosedForBookings: isClosed } of slotDays(terms, earliest, now)) {
    if (isOpen && !isClosed) return slotsOf(date, terms, earliest, now)[0] ?? null;
  }
  return null;
}

/** Why a chosen time isn't possible, or `null`. A time of `null` means now. */
export function timeProblem(
  { store, orderType }: SlotTerms,
  at: string | null,
  now: Date,
): ClosedReason | 'past' | 'too_soon' | 'too_far' | 'closed_date' | null {
  const due = at === null ? now : new Date(at);
  const problem = at === null ? null : slotProblem(slotRulesFor(store, orderType, 'store'), due, now, store.timezone);
  // Guests at the door haven't booked.
  const isClosed = at !== null && isClosedForBookings({ store, orderType }, businessDate(due, store));
  return problem ?? (isClosed ? 'closed_date' : (openState(store, orderType, due).reason ?? null));
}
