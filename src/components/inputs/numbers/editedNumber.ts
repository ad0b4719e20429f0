import { minorDigits } from '#contract/currencyDigits';
import { readDecimal } from '#contract/menuFiles/readDecimal';
import type { Minor } from '#contract/money';

/** The most decimals of any field. */
const mostDecimals = 15;

/**
 * Parses a typed number: with a point or a comma, in Western or Arabic digits.
 *
 * @returns `null` if the text isn't a number, or has too many decimals
 * @example parsePlainNumber('7,5', 3) // 7.5
 */
export function parsePlainNumber(text: string, decimals: number): number | null {
  const written = text.replace(/[\s%]/g, '');
  // Without decimals, `1.000` can only mean a thousand.
  const read = readDecimal(written, { digits: decimals, ...(decimals > 0 ? { isSmall: true } : {}) });
  if (typeof read === 'string' || read.fraction.length > decimals) return null;
  const number = Number(`${read.whole}.${read.fraction}`);
  return read.isNegative ? 0 - number : number;
}

/** Whether an invalid text would be a number if it had fewer decimals. */
export const hasTooManyDecimals = (text: string, decimals: number): boolean =>
  parsePlainNumber(text, mostDecimals) !== null && parsePlainNumber(text, decimals) === null;

interface Bounds {
  min: number;
  max: number;
  /** Limits, as the error shows them. */
  show?: (value: number) => string;
}

/** Why a typed number is invalid: a translation key with its arguments. `undefined` if it is valid. */
export function numberError(number: number | null, { min, max, show = String }: Bounds) {
  if (number === null) return { message: 'records.field.no_number', args: {} };
  if (number < min) return { message: 'records.field.too_small', args: { min: show(min) } };
  return number > max ? { message: 'records.field.too_big', args: { max: show(max) } } : undefined;
}

/**
 * Formats a number for editing: with the user's decimal separator, without grouping, in digits that every keyboard has.
 */
export const editedNumber = (value: number, locale: string, decimals: { least: number; most: number }): string =>
  new Intl.NumberFormat(locale, {
    useGrouping: false,
    numberingSystem: 'latn',
    minimumFractionDigits: decimals.least,
    maximumFractionDigits: decimals.most,
  }).format(value);

/** @example editedAmount(1250, 'EUR', 'de') // '12,50' */
export function editedAmount(amount: Minor, currency: string, locale: string): string {
  const digits = minorDigits(currency);
  return editedNumber(amount / 10 ** digits, locale, { least: digits, most: digits });
}

/** The symbol of a currency, to show next to a field. */
export const currencySign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
