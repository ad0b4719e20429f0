import { subHours } from 'date-fns';
import type { OrderRules } from '../orders/orderRules';
import { endedEarly, isFinal, type OrderStatus, orderStatus } from '../orders/statuses';
import type { BookingRules, CancellationPolicy } from './bookingRules';
import { type ChargedBooking, chargeFor } from './chargeFor';

/** How a booking is doing, in the words of its guests: asked for, accepted, under way (they are there), called off. */
export const guestStates = ['requested', 'accepted', 'begun', 'cancelled'] as const;
type GuestState = (typeof guestStates)[number];

/** The changes that guests can make themselves: time and number, the number downwards at the same time, nothing. */
export const guestChanges = ['any', 'fewer', 'none'] as const;
type GuestChange = (typeof guestChanges)[number];

/** A booking, as far as its guests' rights depend on it. */
interface GuestsOrder {
  order_status: OrderStatus;
  persons: number;
  at: Date;
}

/** The state of a booking, for its guests. */
export function guestStateOf({ order_status, at }: GuestsOrder, now: Date): GuestState {
  if (endedEarly(order_status)) return 'cancelled';
  const isEarly = order_status === orderStatus.NEW || order_status === orderStatus.ACCEPTED;
  if (isFinal(order_status) || !isEarly || at <= now) return 'begun';
  return order_status === orderStatus.NEW ? 'requested' : 'accepted';
}

/**
 * Returns the changes that guests can make without asking the store. Each is one that the store would accept
 * automatically if it were a new booking; otherwise, a link would get around its answer. A request hasn't been answered
 * yet, so its guests can change it freely. Fewer guests at the same time take nothing from anyone.
 */
export function guestChangesOf(
  order: GuestsOrder,
  rules: Pick<BookingRules, 'persons_min' | 'persons_max' | 'accept_persons_max'>,
  { is_auto_accept }: Pick<OrderRules, 'is_auto_accept'>,
  now: Date,
): { changes: GuestChange; persons_min: number; persons_max: number } {
  const { persons } = order;
  const state = guestStateOf(order, now);
  const persons_min = Math.min(rules.persons_min, persons);
  const none = { changes: 'none', persons_min: persons, persons_max: persons } as const;
  if (state !== 'requested' && state !== 'accepted') return none;
  const isFree = state === 'requested' || is_auto_accept;
  const most = isFree ? rules.persons_max : Math.min(rules.persons_max, rules.accept_persons_max);
  if (persons <= most) return { changes: 'any', persons_min, persons_max: most };
  return persons > persons_min ? { changes: 'fewer', persons_min, persons_max: persons } : none;
}

/**
 * The charges of a booking from each instant on, as its guests read them before they cancel.
 *
 * @returns in the order of time; cancelling is free before the first
 */
export function chargesOver(policy: CancellationPolicy, booking: ChargedBooking): { from: Date; amount: number }[] {
  const { tier } = chargeFor(policy, booking, booking.at);
  const rows = tier === null ? [] : (policy.tiers[tier]?.charges ?? []);
  const steps = rows.map(({ hours_before }) => {
    const from = subHours(booking.at, hours_before);
    // At that instant itself, the row doesn't apply yet.
    return { from, amount: chargeFor(policy, booking, new Date(from.getTime() + 1)).amount };
  });
  return steps.filter(({ amount }, index) => amount !== (steps[index - 1]?.amount ?? 0));
}
