const formatters = new Map<string, Intl.DateTimeFormat>();

function format(instant: string | Date | number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale}|${JSON.stringify(options)}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, options);
    formatters.set(key, formatter);
  }
  return formatter.format(new Date(instant));
}

interface Place {
  locale: string;
  timezone: string;
}

/** Time of day on the store's wall: `14:05`. */
export const clockTime = (instant: string | Date | number, { locale, timezone }: Place): string =>
  format(instant, locale, { hour: 'numeric', minute: '2-digit', timeZone: timezone });

/** The same with seconds, for "last updated". */
export const exactTime = (instant: string | Date | number, { locale, timezone }: Place): string =>
  format(instant, locale, { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZone: timezone });

/** Weekday and time of day: `Tue 14:05`. */
export const weekdayTime = (instant: string | Date | number, { locale, timezone }: Place): string =>
  format(instant, locale, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone: timezone });

/** Date and time of day: `4 Mar, 14:05`. */
export const dateTime = (instant: string | Date | number, { locale, timezone }: Place): string =>
  format(instant, locale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone: timezone });

/** Day and time of day: `Tue 4 Mar, 14:05`. */
export const dayTime = (instant: string | Date | number, { locale, timezone }: Place): string =>
  format(instant, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  });

/** A span in the largest units that matter: `12 min`, `1 h 5 min`, `3 d`. */
export function spanText(minutes: number, t: (key: string, options: Record<string, number>) => string): string {
  if (minutes < 60) return t('order.span.minutes', { minutes });
  if (minutes < 24 * 60) return t('order.span.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t('order.span.days', { days: Math.floor(minutes / 1440) });
}
