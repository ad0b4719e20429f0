import { isOn } from '../opening/openingRules';
import { businessDate, type DayRules, instantOf, minutesOf, weekdayOf } from '../time';
import type { BookingFacts } from './bookingFacts';
import type { CoverException, CoverLimits } from './bookingRules';

const quarterMs = 15 * 60_000;
const minutesOfDay = 1440;

/** The quarter of an hour that includes an instant. Every time zone is a whole number of quarters from UTC. */
export const quarterOf = (at: number): number => Math.floor(at / quarterMs);

/** Whether an exception includes an instant of a business day. */
function includes({ day, from, to }: CoverException, at: Date, date: string, days: DayRules): boolean {
  if (weekdayOf(date) !== day) return false;
  // A time before the business day begins is on the next date.
  const first = minutesOf(from) < (days.day_starts_at ?? 0) ? minutesOf(from) + minutesOfDay : minutesOf(from);
  let last = minutesOf(to);
  while (last <= first) last += minutesOfDay;
  return instantOf(date, first, days.timezone) <= at && at < instantOf(date, last, days.timezone);
}

const reduced = (most: number | null, percent: number): number | null =>
  most === null ? null : Math.floor((most * percent) / 100);

/**
 * How many guests can begin in the quarter of an hour that includes an instant. Of several exceptions, the last
 * applies. While the kitchen is busy or paused, only a share of them can.
 */
export function coverLimitsAt(
  { rules, opening, day_starts_at }: Pick<BookingFacts, 'rules' | 'opening' | 'day_starts_at'>,
  at: Date,
): CoverLimits {
  const days = { timezone: opening.timezone, day_starts_at };
  const quarter = new Date(quarterOf(at.getTime()) * quarterMs);
  const date = businessDate(quarter, days);
  const { covers_max, guest_covers_max } =
    rules.cover_exceptions.findLast((exception) => includes(exception, quarter, date, days)) ?? rules;
  const { busy, paused } = opening.service_state;
  const isSlow = isOn(busy, at) || Object.values(paused).some((pause) => isOn(pause, at));
  const percent = isSlow ? rules.busy_covers_percent : 100;
  return { covers_max: reduced(covers_max, percent), guest_covers_max: reduced(guest_covers_max, percent) };
}
