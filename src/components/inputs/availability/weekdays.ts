/** A Sunday, at noon where no zone moves it to another day. */
const sunday = Date.UTC(2023, 0, 1, 12);

/** @param day 0 Sunday to 6 Saturday */
export const dayName = (day: number, locale: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(sunday + day * 86_400_000);

/** Where a locale's week begins; engines that do not know say Monday. */
function firstDay(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) % 7;
}

/** The seven weekdays in the order of the reader's calendar. */
export function weekFrom(locale: string): number[] {
  const first = firstDay(locale);
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}
