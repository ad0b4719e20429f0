import { minorDigits } from './currencyDigits';

/**
 * Money is a whole number of the currency's minor unit everywhere: 1250 is 12.50 EUR and 1250 JPY.
 * Percentages have at most three decimals, and become whole thousandths before any arithmetic.
 */
export type Minor = number;

/** A percentage as whole thousandths of a percent: 8.875 -> 8875. */
export const thousandths = (percent: number): number => Math.round(percent * 1000);

/** Calculates `numerator / denominator`, rounding halves away from zero. Exact for every safe integer product. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n;
  const n = numerator < 0n ? -numerator : numerator;
  const d = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * n + d) / (2n * d);
  return Number(negative ? -rounded : rounded);
}

/** Tax that comes on top of a net amount. */
export const taxOnTop = (net: Minor, percent: number): Minor =>
  divideRounded(BigInt(net) * BigInt(thousandths(percent)), 100_000n);

/** Tax that a gross amount already contains. */
export const taxWithin = (gross: Minor, percent: number): Minor =>
  divideRounded(BigInt(gross) * BigInt(thousandths(percent)), 100_000n + BigInt(thousandths(percent)));

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats money for display.
 *
 * @param display whether the currency's sign is shown, or its code
 * @example formatMoney(1250, 'EUR', 'de') // '12,50 €'
 */
export function formatMoney(
  amount: Minor,
  currency: string,
  locale: string,
  display: 'symbol' | 'code' = 'symbol',
): string {
  const key = `${locale}|${currency}|${display}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const digits = minorDigits(currency);
    formatter = new Intl.NumberFormat(locale, {
      ...{ style: 'currency', currency, currencyDisplay: display },
      ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount / 10 ** minorDigits(currency));
}
