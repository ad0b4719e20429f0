import { formatMoney, type Minor } from '#contract/money';
import { plainSigns } from './printable';
import { isRightToLeft } from './textsIn';

/** How a document writes amounts, days and times. */
export interface Conventions {
  amount(value: Minor): string;
  /** In words, such as "2 March 2026"; in figures in a right-to-left language. */
  day(date: string): string;
  /** For columns. English names the month, because it writes figures in two orders. */
  shortDay(date: string): string;
  /** A day and time in the store's time zone. */
  instant(at: string): string;
  percent(value: number): string;
  count(value: number): string;
}

/** The currency signs that the font has; `tests/server/pdf` compares them with the font. */
export const signsOfFont = '$¢£¤¥₪€₮₴₸₹₽';

/** Latin and Cyrillic letters, which the font has, and its signs. */
const shownSign = new RegExp(`^[\\p{Script=Latin}\\p{Script=Cyrillic}${signsOfFont}.\\s]+$`, 'u');

/**
 * Whether amounts show the currency's sign. They show its code if the font lacks the sign, and for signs in other scripts:
 * Arabic letters would be read from right to left within the number.
 */
export function currencyDisplay(currency: string, locale: string): 'symbol' | 'code' {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
  return shownSign.test(plainSigns(sign)) ? 'symbol' : 'code';
}

const utcNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/**
 * Returns how a document writes its facts: in its language, always with the digits 0 to 9, which every accountant reads
 * and every program finds. In a right-to-left language, days are figures: programs that copy a date of figures and words
 * exchange them.
 */
export function conventionsOf(language: string, currency: string, timezone: string): Conventions {
  const locale = `${language}-u-nu-latn-ca-gregory`;
  const display = currencyDisplay(currency, locale);
  const isFigures = isRightToLeft(language);
  const short = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const long = isFigures ? short : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const inFigures = { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const inWords = { dateStyle: 'long', timeStyle: 'short' } as const;
  const moment = new Intl.DateTimeFormat(locale, { ...(isFigures ? inFigures : inWords), timeZone: timezone });
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 });
  const count = new Intl.NumberFormat(locale);
  return {
    // A negative zero, such as of nothing paid out, would have a minus sign.
    amount: (value) => plainSigns(formatMoney(value === 0 ? 0 : value, currency, locale, display)),
    day: (date) => plainSigns(long.format(utcNoon(date))),
    shortDay: (date) => plainSigns(short.format(utcNoon(date))),
    instant: (at) => plainSigns(moment.format(new Date(at))).replace('،', ','),
    percent: (value) => plainSigns(percent.format(value / 100)),
    count: (value) => plainSigns(count.format(value)),
  };
}

/** Where paper has the size of a US letter (Unicode CLDR, supplemental data, `paperSize`). */
const letterCountries = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Typst's name of the paper that is usual in a country. */
export const paperOf = (countryCode: string): 'a4' | 'us-letter' =>
  letterCountries.has(countryCode.toUpperCase()) ? 'us-letter' : 'a4';
