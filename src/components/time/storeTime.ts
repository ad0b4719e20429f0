import { storeDate } from '#contract/time';

type Instant = string | Date | number;

/** The formats and the time zone of times. */
export interface TimeFormat {
  locale: string;
  timezone: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf({ locale, timezone }: TimeFormat, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}|${timezone}|${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: timezone });
    formatters.set(key, formatter);
  }
  return formatter;
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const fullClock = { hour: '2-digit', minute: '2-digit' } as const;

const dayOptions = {
  weekday: { weekday: 'short' },
  day: { day: 'numeric', month: 'short' },
  dated: { weekday: 'short', day: 'numeric', month: 'short' },
  full: { day: '2-digit', month: 'short', year: 'numeric' },
} as const;

/** The order of a date's parts in English, whatever the country: `Tue 04 Mar 2026`. */
const englishOrder = ['weekday', 'day', 'month', 'year'] as const;

function dayIn(instant: Date, format: TimeFormat, options: Intl.DateTimeFormatOptions): string {
  const formatter = formatterOf(format, options);
  if (format.locale !== 'en') return formatter.format(instant);
  const parts = formatter.formatToParts(instant);
  return englishOrder.flatMap((type) => parts.find((part) => part.type === type)?.value ?? []).join(' ');
}

function formatInstant(
  instant: Instant,
  format: TimeFormat,
  { day, time }: { day?: Intl.DateTimeFormatOptions; time?: Intl.DateTimeFormatOptions },
): string {
  const at = new Date(instant);
  if (day && time && format.locale === 'en')
    // The specification's formats in English: 'dd MMM yyyy hh:mm a'. Short ones have a comma.
    return [dayIn(at, format, day), formatterOf(format, time).format(at)].join(day === dayOptions.full ? ' ' : ', ');
  if (day && !time) return dayIn(at, format, day);
  return formatterOf(format, { ...day, ...time }).format(at);
}

/** Time of day at the store: `14:05`. */
export const clockTime = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { time: clock });

/**
 * Formats a time of day for the current language.
 *
 * @example wallTime('14:05', 'en') // '2:05 PM'
 */
export const wallTime = (time: string, locale: string): string =>
  clockTime(`1970-01-01T${time === '24:00' ? '00:00' : time}Z`, { locale, timezone: 'UTC' });

/** The same with seconds, for "last updated". */
export const exactTime = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { time: { ...clock, second: '2-digit' } });

/** Weekday and time of day: `Tue 14:05`. */
export const weekdayTime = (instant: Instant, format: TimeFormat): string =>
  formatterOf(format, { ...dayOptions.weekday, ...clock }).format(new Date(instant));

/** Time of day, with the weekday if it isn't the store's today: `14:05`, `Tue 14:05`. For times within a few days. */
export const nearTime = (instant: Instant, now: Date, format: TimeFormat): string =>
  storeDate(new Date(instant), format.timezone) === storeDate(now, format.timezone)
    ? clockTime(instant, format)
    : weekdayTime(instant, format);

/** Date and time of day: `4 Mar, 14:05`. */
export const dateTime = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.day, time: clock });

/** Day and time of day: `Tue 4 Mar, 14:05`. */
export const dayTime = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.dated, time: clock });

/** Day without weekday and year: `4 Mar`. */
export const plainDay = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.day });

/** Day without its year, for days close to today: `Tue 4 Mar`. */
export const shortDay = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.dated });

/** Date and time of a record, in the current language: `04 Mar 2026 02:05 PM`. */
export const recordTime = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.full, time: fullClock });

/** Date of a record: `04 Mar 2026`. */
export const recordDate = (instant: Instant, format: TimeFormat): string =>
  formatInstant(instant, format, { day: dayOptions.full });

const pairs = new Map<string, Intl.NumberFormat>();

/** Formats the time left of a countdown, in the language's own digits: `4:12`. */
export function countdownText(seconds: number, locale: string): string {
  let pair = pairs.get(locale);
  if (!pair) {
    pair = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
    pairs.set(locale, pair);
  }
  const minutes = Math.floor(seconds / 60);
  return `${minutes.toLocaleString(locale)}:${pair.format(seconds % 60)}`;
}

/** A duration in the largest units that matter: `12 min`, `1 h`, `1 h 5 min`, `3 d`. */
export function spanText(minutes: number, t: (key: string, options: Record<string, number>) => string): string {
  if (minutes < 60) return t('order.span.minutes', { minutes });
  if (minutes < 24 * 60) {
    const key = minutes % 60 === 0 ? 'order.span.whole_hours' : 'order.span.hours';
    return t(key, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return t('order.span.days', { days: Math.floor(minutes / 1440) });
}

/** The unit for minutes after a number: `min`. */
export const minuteSign = (locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'short' })
    .formatToParts(0)
    .find(({ type }) => type === 'unit')?.value ?? 'min';

const relative = new Map<string, Intl.RelativeTimeFormat>();

/** How long ago, in the largest unit that matters, in the current language: `5 min. ago`, `yesterday`. */
export function agoText(minutes: number, locale: string): string {
  let formatter = relative.get(locale);
  if (!formatter) {
    formatter = new Intl.RelativeTimeFormat(locale, { style: 'short', numeric: 'auto' });
    relative.set(locale, formatter);
  }
  if (minutes < 60) return formatter.format(-minutes, 'minute');
  return minutes < 24 * 60
    ? formatter.format(-Math.floor(minutes / 60), 'hour')
    : formatter.format(-Math.floor(minutes / 1440), 'day');
}
