import { atWallClock, minutesOf, storeDate, wallClock } from '#contract/time';

const twoDigits = (figure: number): string => String(figure).padStart(2, '0');

/** An instant in the browser field's format, in the store's time zone: `2026-03-04T14:05`. */
export function toLocal(instant: unknown, timezone: string): string {
  if (typeof instant !== 'string' || instant === '') return '';
  const at = new Date(instant);
  const { minutes } = wallClock(at, timezone);
  return `${storeDate(at, timezone)}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** @returns an instant in ISO 8601; `null` for an empty field */
export function toInstant(local: string, timezone: string): string | null {
  const [date, time] = local.split('T');
  return date && time ? atWallClock(date, minutesOf(time), timezone).toISOString() : null;
}
