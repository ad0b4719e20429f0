import { TZDate } from '@date-fns/tz';
import { addDays, startOfDay } from 'date-fns';

/**
 * Days and times in a store's time zone. The rules of each zone, including daylight saving, come from the platform's
 * time zone data through @date-fns/tz.
 */
export interface DayBounds {
  /** First instant of the day. */
  start: Date;
  /** First instant of the next day: a day has 23, 24 or 25 hours. */
  end: Date;
}

const inZone = (instant: Date, timezone: string): TZDate => new TZDate(instant.getTime(), timezone);
const plain = (date: Date): Date => new Date(date.getTime());

/**
 * Returns the store's day that includes an instant, or the day `offset` days away from it.
 *
 * @example storeDay(new Date(), 'Europe/Paris', 1) // tomorrow, in Paris
 */
export function storeDay(instant: Date, timezone: string, offset = 0): DayBounds {
  const first = startOfDay(addDays(startOfDay(inZone(instant, timezone)), offset));
  return { start: plain(first), end: plain(startOfDay(addDays(first, 1))) };
}

/** Start and end of a date, `YYYY-MM-DD`, in the store's time zone. */
export function dateBounds(date: string, timezone: string): DayBounds {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const first = new TZDate(year, month - 1, day, timezone);
  return { start: plain(first), end: plain(startOfDay(addDays(first, 1))) };
}

/**
 * `YYYY-MM-DD` of an instant in the store's zone, or of the day `offset` days away from it.
 *
 * @example storeDate(new Date(), 'Europe/Paris', -1) // yesterday, in Paris
 */
export function storeDate(instant: Date, timezone: string, offset = 0): string {
  const local = addDays(startOfDay(inZone(instant, timezone)), offset);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`;
}

/** Weekday (0 Sunday to 6 Saturday) and minutes since midnight on the wall clock. */
export function wallClock(instant: Date, timezone: string): { weekday: number; minutes: number } {
  const local = inZone(instant, timezone);
  return { weekday: local.getDay(), minutes: local.getHours() * 60 + local.getMinutes() };
}

/** The instant when the wall clock shows `minutes` since midnight on a date; a time that a clock change skips moves forward. */
export function atWallClock(date: string, minutes: number, timezone: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return plain(new TZDate(year, month - 1, day, Math.floor(minutes / 60), minutes % 60, timezone));
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
