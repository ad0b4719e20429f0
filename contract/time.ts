import { tzOffset } from '@date-fns/tz';

/**
 * Days and times in a store's time zone. The rules of each zone, including daylight saving, come from the platform's
 * time zone data through @date-fns/tz. Only offsets are taken from it: its dates skip the hours that the clock change of the
 * machine's own time zone skips.
 *
 * There are two kinds of days. A calendar day begins at midnight: opening hours, holidays and the dates of documents are
 * calendar days (`storeDay`, `storeDate`, `dateBounds`). A business day begins at a time that the store has set: orders
 * and their sums belong to business days (`businessDay`, `businessDate`).
 */
export interface DayBounds {
  /** First instant of the day. */
  start: Date;
  /** First instant of the next day: a day has 23, 24 or 25 hours. */
  end: Date;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Time zone lookups are slow, and lists of slots and bookings ask for the same quarters of an hour again and again. */
const offsets = new Map<string, number>();
const offsetsMax = 20_000;
const quarterMs = 15 * minuteMs;
/** Since then, clocks change only at whole quarters of an hour. */
const quartersSince = Date.UTC(2012, 0);

/** How far the wall clock is ahead of UTC at an instant, in minutes. */
function offsetAt(instant: Date, timezone: string): number {
  const time = instant.getTime();
  if (!(time >= quartersSince)) return tzOffset(timezone, instant);
  const key = `${timezone} ${Math.floor(time / quarterMs)}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= offsetsMax) offsets.clear();
    offset = tzOffset(timezone, instant);
    offsets.set(key, offset);
  }
  return offset;
}

/** Returns the time on the wall clock at an instant, as if it were UTC. */
const shownAt = (instant: Date, timezone: string): Date =>
  new Date(instant.getTime() + offsetAt(instant, timezone) * minuteMs);

/**
 * Returns the store's day that includes an instant, or the day `offset` days away from it.
 *
 * @example storeDay(new Date(), 'Europe/Paris', 1) // tomorrow, in Paris
 */
export const storeDay = (instant: Date, timezone: string, offset = 0): DayBounds =>
  dateBounds(storeDate(instant, timezone, offset), timezone);

/** Start and end of a date, `YYYY-MM-DD`, in the store's time zone. */
export const dateBounds = (date: string, timezone: string): DayBounds => businessDay(date, { timezone });

/**
 * `YYYY-MM-DD` of an instant in the store's zone, or of the day `offset` days away from it.
 *
 * @example storeDate(new Date(), 'Europe/Paris', -1) // yesterday, in Paris
 */
export const storeDate = (instant: Date, timezone: string, offset = 0): string =>
  dateFrom(shownAt(instant, timezone).toISOString().slice(0, 10), offset);

/** Weekday (0 Sunday to 6 Saturday) and minutes since midnight on the wall clock. */
export function wallClock(instant: Date, timezone: string): { weekday: number; minutes: number } {
  const shown = shownAt(instant, timezone);
  return { weekday: shown.getUTCDay(), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() };
}

/**
 * The instant when the wall clock shows `minutes` since midnight on a date. Of a time that occurs twice, it's the first; a
 * time that a clock change skips moves forward.
 */
export function atWallClock(date: string, minutes: number, timezone: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const shown = Date.UTC(year, month - 1, day, 0, minutes);
  // By the offset of the day before and that of the day after: the same, unless the clocks change in between.
  const [first, second] = [0 - dayMs, dayMs].map(
    (ms) => new Date(shown - offsetAt(new Date(shown + ms), timezone) * minuteMs),
  ) as [Date, Date];
  return [first, second].find((instant) => shownAt(instant, timezone).getTime() === shown) ?? first;
}

const minutesOfDay = 1440;

/**
 * Returns the date a number of days from another, without time zones.
 *
 * @example dateFrom('2031-02-28', 1) // '2031-03-01'
 */
export const dateFrom = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Weekday of a date, without time zones: 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

function wallInstant(date: string, minutes: number, timezone: string): Date {
  const clock = minutes % minutesOfDay;
  const day = minutes < minutesOfDay ? date : dateFrom(date, Math.floor(minutes / minutesOfDay));
  let instant = atWallClock(day, clock, timezone);
  if (wallClock(instant, timezone).minutes === clock) return instant;
  // A skipped time: go back minute by minute to the clock change.
  let shown = wallClock(instant, timezone).minutes;
  for (let back = 0; back < minutesOfDay; back += 1) {
    const before = new Date(instant.getTime() - minuteMs);
    const showed = wallClock(before, timezone).minutes;
    if (showed !== shown - 1) break;
    [instant, shown] = [before, showed];
  }
  return instant;
}

/** Time zone lookups are slow, and a list of slots needs the same few instants again and again. */
const known = new Map<string, number>();
const knownMax = 5_000;

/**
 * The instant when the clock shows `minutes` since a date's midnight, possibly on the next day. A time that a clock
 * change skips becomes the instant of the change, so that hours around it neither overlap nor leave a gap. Of a time
 * that occurs twice, it's the first.
 */
export function instantOf(date: string, minutes: number, timezone: string): Date {
  const key = `${date} ${minutes} ${timezone}`;
  let instant = known.get(key);
  if (instant === undefined) {
    if (known.size >= knownMax) known.clear();
    instant = wallInstant(date, minutes, timezone).getTime();
    known.set(key, instant);
  }
  return new Date(instant);
}

/** The rules that determine a store's business days: every store and every session has them. */
export interface DayRules {
  timezone: string;
  /** When the day begins, in minutes after midnight on the wall clock; missing in sessions from before the setting existed. */
  day_starts_at?: number | undefined;
}

/**
 * The business day of a date, `YYYY-MM-DD`: from the date's starting time on the wall clock to the next date's. When the
 * clocks change within it, it has 23 or 25 hours. The database's function `business_date` follows the same rule.
 *
 * @example businessDay('2031-06-13', { timezone: 'Europe/Paris', day_starts_at: 240 }) // Friday 4:00 to Saturday 4:00
 */
export function businessDay(date: string, { timezone, day_starts_at = 0 }: DayRules): DayBounds {
  return {
    start: instantOf(date, day_starts_at, timezone),
    end: instantOf(dateFrom(date, 1), day_starts_at, timezone),
  };
}

/**
 * The date of the business day that includes an instant, or of the day `offset` days away from it.
 *
 * @example businessDate(saturdayAtHalfPastOne, { timezone: 'Europe/Paris', day_starts_at: 240 }) // Friday's date
 */
export function businessDate(instant: Date, rules: DayRules, offset = 0): string {
  const date = storeDate(instant, rules.timezone);
  const { start, end } = businessDay(date, rules);
  // After the end, if clocks that went back across midnight show the earlier date again.
  const days = instant < start ? -1 : instant >= end ? 1 : 0;
  return dateFrom(date, days + offset);
}

/**
 * Whether a day (`YYYY-MM-DD`) is within a range of `limits`, including both ends.
 *
 * @example isDayWithin(limits.listDays, '0202-03-01') // false: a year that isn't typed completely
 */
export const isDayWithin = ([first, last]: readonly [string, string], day: string): boolean =>
  day >= first && day <= last;

/** `HH:MM` of minutes since midnight. */
export function clockOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Minutes since midnight of `HH:MM`; `24:00` is 1440. */
export function minutesOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}
