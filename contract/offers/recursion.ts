import { addDays } from 'date-fns';
import { atWallClock, businessDay, type DayRules, minutesOf, storeDate, wallClock } from '../time';
import type { Recursion } from './offerTerms';

/** A period in which an offer applies: from `start`, up to but not including `end`. */
export interface Occurrence {
  start: Date;
  end: Date;
}

/** Eight years: the longest wait for a 29 February (1896 to 1904). */
const daysAhead = 366 * 8 + 1;

const noonOf = (date: string, timezone: string): Date => atWallClock(date, 720, timezone);

function holdsOn({ type, days = [], dates = [] }: Recursion, date: string, timezone: string): boolean {
  switch (type) {
    case 'weekly':
      return days.includes(wallClock(noonOf(date, timezone), timezone).weekday);
    case 'monthly':
      return days.includes(Number(date.slice(8)));
    case 'annual':
      return dates.includes(date.slice(5));
    default:
      return true;
  }
}

/** The period that starts on a date, or `null` if there is none: the offer's hours on the wall clock, or the store's whole business day. */
function occurrenceOn(recursion: Recursion, date: string, rules: DayRules): Occurrence | null {
  const { timezone } = rules;
  if (!holdsOn(recursion, date, timezone)) return null;
  if (recursion.start_time === undefined && recursion.end_time === undefined) return businessDay(date, rules);
  const { start_time = '00:00', end_time = '24:00' } = recursion;
  const [from, to] = [minutesOf(start_time), minutesOf(end_time)];
  const nextDate = storeDate(addDays(noonOf(date, timezone), 1), timezone);
  const end = to > from && to < 1440 ? atWallClock(date, to, timezone) : atWallClock(nextDate, to % 1440, timezone);
  return { start: atWallClock(date, from, timezone), end };
}

/**
 * Whether an offer's days and hours include an instant.
 *
 * @example isWithinRecursion({ type: 'weekly', days: [1, 2, 3, 4, 5], start_time: '11:30', end_time: '14:00' }, now, { timezone: 'Europe/Paris' })
 */
export function isWithinRecursion(recursion: Recursion, at: Date, rules: DayRules): boolean {
  // Hours and business days past midnight started the day before.
  return [0, -1].some((offset) => {
    const found = occurrenceOn(recursion, storeDate(at, rules.timezone, offset), rules);
    return found !== null && at >= found.start && at < found.end;
  });
}

/**
 * The next periods in which an offer applies: those that end after `from`, in ascending order, cut to its validity.
 *
 * @param until when the offer expires; `null` never
 * @returns at most `count`
 */
export function nextOccurrences(
  recursion: Recursion,
  { from, until, count, ...rules }: { from: Date; until: Date | null; count: number } & DayRules,
): Occurrence[] {
  const found: Occurrence[] = [];
  for (let offset = -1; offset < daysAhead && found.length < count; offset += 1) {
    const date = storeDate(from, rules.timezone, offset);
    const occurrence = occurrenceOn(recursion, date, rules);
    if (!occurrence || occurrence.end <= from) continue;
    if (until && occurrence.start >= until) break;
    found.push({
      start: occurrence.start < from ? from : occurrence.start,
      end: until && occurrence.end > until ? until : occurrence.end,
    });
  }
  return found;
}
