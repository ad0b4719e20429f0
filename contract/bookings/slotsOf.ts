import { serviceSpans } from '../opening/daySpans';
import type { OpeningRules } from '../opening/openingRules';
import { dateFrom } from '../time';
import { type BookingDay, bookingDay } from './bookingDay';
import type { BookingFacts, BookingRuleName, Party } from './bookingFacts';
import { judgeBooking } from './judgeBooking';

/** A time of a day, with the tables that are free for a party then, best first, and the rule that blocks it, if any. */
export interface TableSlot {
  at: Date;
  table_ids: string[][];
  blocked_by?: BookingRuleName | undefined;
}

/** The hours of the week, which special hours or today's exception may replace: then their times are closed. */
const regular = (opening: OpeningRules): OpeningRules => ({
  ...opening,
  festivals: [],
  service_state: { ...opening.service_state, today: null },
});

/** The times of a business day at which tables can be asked for: each begins a slot of the day's hours, or of its regular ones. */
function timesOf({ opening, rules }: BookingFacts, { date, bounds }: BookingDay): Date[] {
  const step = rules.slot_minutes * 60_000;
  const times = new Set<number>();
  const add = (hours: OpeningRules, on: string, isNew: (time: number) => boolean) => {
    for (const { start, end } of serviceSpans(hours, 'table', on)) {
      for (let time = start.getTime(); time < end.getTime(); time += step) {
        if (time >= bounds.start.getTime() && time < bounds.end.getTime() && isNew(time)) times.add(time);
      }
    }
  };
  const dates = [-1, 0, 1].map((days) => dateFrom(date, days));
  for (const on of dates) add(opening, on, () => true);
  const spans = dates.flatMap((on) => serviceSpans(opening, 'table', on));
  const isClosed = (time: number) => !spans.some(({ start, end }) => start.getTime() <= time && time < end.getTime());
  for (const on of dates) add(regular(opening), on, isClosed);
  return [...times].sort((a, b) => a - b).map((time) => new Date(time));
}

/**
 * The times of a business day for a party, each with the tables that are free for it, and the rule that blocks it. What
 * is served past midnight belongs to the evening before.
 *
 * @param day `YYYY-MM-DD`
 * @returns times in ascending order
 * @example slotsOf(facts, '2031-06-13', { persons: 4, by: 'guest', now: new Date() })
 */
export function slotsOf(facts: BookingFacts, day: string, party: Party): TableSlot[] {
  const prepared = bookingDay(facts, day);
  return timesOf(facts, prepared).map((at) => {
    const { broken, choices } = judgeBooking(facts, { ...party, at }, prepared);
    const [blocked_by] = broken;
    return { at, table_ids: choices, ...(blocked_by ? { blocked_by } : {}) };
  });
}
