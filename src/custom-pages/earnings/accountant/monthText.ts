/**
 * The name of a month in the current language.
 *
 * @example monthText('2026-03', 'en') // 'March 2026'
 */
export const monthText = (month: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T12:00:00Z`),
  );
