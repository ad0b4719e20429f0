/**
 * Decimals of each currency that doesn't have two: ISO 4217, list one, with every active currency that has a minor unit
 * (published by SIX, https://www.iso.org/iso-4217-currency-codes.html). Not from `Intl`, because its data differs: for
 * Hungarian forints, Chromium and Node say 0, Firefox and Safari 2.
 */
const exceptions: readonly (readonly [digits: number, currencies: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const digitsOf = new Map(
  exceptions.flatMap(([digits, currencies]) => currencies.split(' ').map((currency) => [currency, digits] as const)),
);

/**
 * Returns the decimals of a currency: amounts are stored in units of 10^-digits.
 *
 * @param currency ISO 4217, in either case
 * @example minorDigits('EUR') // 2
 */
export const minorDigits = (currency: string): number => digitsOf.get(currency.toUpperCase()) ?? 2;
