/** A Sunday, at noon where no zone moves it to another day. */
const sunday = Date.UTC(2023, 0, 1, 12);

/** @param day 0 Sunday to 6 Saturday */
export const dayName = (day: number, locale: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(sunday + day * 86_400_000);

/** For engines that do not know where a language's week begins; Monday elsewhere. */
const firstDays: Readonly<Record<string, number>> = { ar: 6, en: 0, pt: 0 };

/** Where a language's week begins, from 0 Sunday to 6 Saturday. */
function firstDay(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? firstDays[locale] ?? 1) % 7;
}

/** The seven weekdays in the order of the reader's calendar. */
export function weekFrom(locale: string): number[] {
  const first = firstDay(locale);
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7);
}
