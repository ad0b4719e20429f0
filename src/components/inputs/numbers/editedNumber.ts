import { minorDigits } from '#contract/currencyDigits';
import type { Minor } from '#contract/money';

/**
 * A number as a person types it, with a point or a comma.
 *
 * @returns `null` for what is no number, or has more decimals than are kept
 * @example parsePlainNumber('7,5', 3) // 7.5
 */
export function parsePlainNumber(text: string, decimals: number): number | null {
  const parts = /^(-?\d{1,15})(?:[.,](\d*))?$/.exec(text.trim().replace(/[\s%]/g, ''));
  if (!parts || (parts[2] ?? '').length > decimals) return null;
  return Number(`${parts[1]}.${parts[2] || '0'}`);
}

/** A number as its field shows it: in the reader's manner, without grouping, in figures that every keyboard has. */
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

/** The sign of a currency where it stands beside a field. */
export const currencySign = (currency: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;
