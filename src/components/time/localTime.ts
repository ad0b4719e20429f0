import { atWallClock, clockOf, minutesOf, storeDate, wallClock } from '#contract/time';

/** An instant in the browser field's format, in the store's time zone: `2026-03-04T14:05`. */
export function toLocal(instant: unknown, timezone: string): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const at = new Date(instant);
  return `${storeDate(at, timezone)}T${clockOf(wallClock(at, timezone).minutes)}`;
}

/** @returns an instant in ISO 8601; `null` for an empty field */
export function toInstant(local: string, timezone: string): string | null {
  const [date, time] = local.split('T');
  return date && time ? atWallClock(date, minutesOf(time), timezone).toISOString() : null;
}
