import { differenceInMinutes, min } from 'date-fns';
import type { OwnBookingRules } from '#contract/bookings/slotRules';
import { freeAt } from '#contract/bookings/stay';
import type { Order } from '#contract/entities/order';
import { dueAt } from '#contract/orders/boards';
import { orderStatus } from '#contract/orders/statuses';
import { systemReasons } from '#contract/orders/systemReasons';

/** How the guests of a booking are doing. */
export type BookingState =
  | 'requested'
  | 'expected'
  | 'due'
  | 'late'
  | 'seated'
  | 'over'
  | 'finished'
  | 'no_show'
  | 'cancelled'
  | 'rejected';

/** Ended bookings, whose table is free. */
const ended: readonly BookingState[] = ['finished', 'no_show', 'cancelled', 'rejected'];
export const hasEnded = (state: BookingState): boolean => ended.includes(state);

/** Bookings whose guests don't come. */
const calledOff: readonly number[] = [
  orderStatus.REJECTED,
  orderStatus.CANCELLED_BY_CUSTOMER,
  orderStatus.CANCELLED_BY_STORE,
];

/** When the guests' table is free again, as it was agreed, or else by the store's rules. */
const endOf = (order: Order, rules: OwnBookingRules): Date =>
  order.free_at ? new Date(order.free_at) : freeAt(rules, order.persons ?? 1, dueAt(order));

/** From when until when a booking has its table; one that has finished gave it back when it ended. */
export function timesOf(order: Order, rules: OwnBookingRules): { start: Date; end: Date } {
  const end = endOf(order, rules);
  return { start: dueAt(order), end: order.ended_at ? min([end, new Date(order.ended_at)]) : end };
}

/** The state of a called-off booking: guests who stayed away need no reason, and the system has one of its own. */
const cancelledState = ({ reason }: Order): BookingState =>
  !reason || reason === systemReasons.noShow ? 'no_show' : 'cancelled';

/**
 * How a booking's guests are doing at an instant. `minutes`: how late they are, how long they can stay, or by how much
 * they have stayed longer.
 */
export function bookingState(
  order: Order,
  rules: OwnBookingRules,
  now: Date,
): { state: BookingState; minutes: number } {
  const late = differenceInMinutes(now, dueAt(order));
  const isDue = now >= dueAt(order);
  switch (order.order_status) {
    case orderStatus.NEW:
      return { state: 'requested', minutes: 0 };
    case orderStatus.COMPLETED:
      return { state: 'finished', minutes: 0 };
    case orderStatus.REJECTED:
      return { state: 'rejected', minutes: 0 };
    case orderStatus.CANCELLED_BY_CUSTOMER:
      return { state: 'cancelled', minutes: 0 };
    case orderStatus.CANCELLED_BY_STORE:
      return { state: cancelledState(order), minutes: 0 };
    case orderStatus.ARRIVED:
      return seatedState(order, rules, now);
    case orderStatus.ACCEPTED:
      if (!isDue) return { state: 'expected', minutes: 0 };
      return late === 0 ? { state: 'due', minutes: 0 } : { state: 'late', minutes: late };
    default:
      // The kitchen can begin before the guests come.
      return isDue ? seatedState(order, rules, now) : { state: 'expected', minutes: 0 };
  }
}

function seatedState(order: Order, rules: OwnBookingRules, now: Date): { state: BookingState; minutes: number } {
  const left = differenceInMinutes(endOf(order, rules), now, { roundingMethod: 'ceil' });
  return left > 0 ? { state: 'seated', minutes: left } : { state: 'over', minutes: Math.abs(left) };
}

/** Whether the guests of a booking came, sit or are expected: it counts, and has a place on the timeline. */
export const isComing = (order: Order): boolean => !calledOff.includes(order.order_status);

/** How many bookings and guests a day has, without those that were called off. */
export function sumsOf(orders: readonly Order[]): { bookings: number; guests: number } {
  const coming = orders.filter(isComing);
  return { bookings: coming.length, guests: coming.reduce((sum, { persons }) => sum + (persons ?? 0), 0) };
}

const quarterMs = 15 * 60_000;

/** Guests who come in each quarter of an hour, by its beginning in milliseconds. */
export function coversOf(orders: readonly Order[]): Map<number, number> {
  const covers = new Map<number, number>();
  for (const order of orders.filter(isComing)) {
    const quarter = Math.floor(dueAt(order).getTime() / quarterMs) * quarterMs;
    covers.set(quarter, (covers.get(quarter) ?? 0) + (order.persons ?? 0));
  }
  return covers;
}
