import { differenceInMilliseconds } from 'date-fns';
import { minutesOf, wallClock } from '../time';
import type { CancellationCharge, CancellationPolicy, CancellationTier } from './bookingRules';

/** The part of a booking that decides what cancelling it costs. */
export interface ChargedBooking {
  /** When its guests come. */
  at: Date;
  persons: number;
  /** Its fee and the dishes ordered with it, in minor units: what percentages are of. */
  base: number;
  timezone: string;
}

/** The costs of a booking that isn't kept, and by which part of the policy. */
export interface BookingCharge {
  /** In minor units. */
  amount: number;
  /** The position of the tier in the policy, and of the row in it; `null` if nothing is charged. */
  tier: number | null;
  row: number | 'no_show' | null;
}

/** Whether a tier is for the time of the day: `to` that isn't after `from` is past midnight. */
function isForTime({ from, to }: CancellationTier, { at, timezone }: ChargedBooking): boolean {
  if (from === '' || to === '') return true;
  const { minutes } = wallClock(at, timezone);
  const [first, last] = [minutesOf(from), minutesOf(to)];
  return first < last ? first <= minutes && minutes < last : minutes >= first || minutes < last;
}

const amountOf = (
  { mode, charge, per }: Omit<CancellationCharge, 'hours_before'>,
  { persons, base }: ChargedBooking,
): number => (mode === 'percentage' ? Math.round((base * charge) / 100) : charge * (per === 'person' ? persons : 1));

const hourMs = 3_600_000;

/**
 * Returns the costs of a booking if it is cancelled at an instant, or if its guests stay away.
 *
 * @param at exactly as many hours before as a row says, the row doesn't apply yet; it does a moment later
 */
export function chargeFor(policy: CancellationPolicy, booking: ChargedBooking, at: Date | 'no_show'): BookingCharge {
  const tier = policy.tiers.findLastIndex((one) => one.persons_min <= booking.persons && isForTime(one, booking));
  const { charges = [], no_show = null } = policy.tiers[tier] ?? {};
  const nothing = { amount: 0, tier: null, row: null };
  if (at === 'no_show') return no_show ? { amount: amountOf(no_show, booking), tier, row: 'no_show' } : nothing;
  const left = differenceInMilliseconds(booking.at, at);
  const row = charges.findLastIndex(({ hours_before }) => left < hours_before * hourMs);
  const charge = charges[row];
  return charge ? { amount: amountOf(charge, booking), tier, row } : nothing;
}
