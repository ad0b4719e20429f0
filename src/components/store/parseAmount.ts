import { minorDigits } from '#contract/currencyDigits';
import { limits } from '#contract/limits';
import { readDecimal } from '#contract/menuFiles/readDecimal';
import type { Minor } from '#contract/money';

/**
 * Parses a typed or pasted amount. Also reads amounts below zero or above the maximum, so that the error can name the
 * limit.
 *
 * @returns minor units, 0 for an empty text, `null` if it isn't an amount in this currency
 */
export function readAmount(text: string, currency: string): Minor | null {
  const typed = text.trim().replace(/^([-−]?)\p{Sc}\s*|\s*\p{Sc}$/gu, '$1');
  if (typed === '') return 0;
  const digits = minorDigits(currency);
  const read = readDecimal(typed, { digits, ...(digits > 0 ? { isSmall: true } : {}) });
  if (typeof read === 'string' || read.fraction.length > digits) return null;
  const amount = Number(read.whole + read.fraction.padEnd(digits, '0'));
  return read.isNegative ? 0 - amount : amount;
}

/**
 * Parses a typed or pasted amount: with a point or a comma, with thousands separators, with the currency symbol before
 * or after it. A single separator is a decimal separator if the currency has decimals: `2.555` is a typo in euros and
 * doesn't mean two thousand, because a price is saved as soon as it is typed.
 *
 * @returns minor units, 0 for an empty text, `null` if it isn't an amount in this currency
 * @example parseAmount('1.234,50', 'EUR') // 123450
 */
export function parseAmount(text: string, currency: string): Minor | null {
  const amount = readAmount(text, currency);
  return amount === null || amount < 0 || amount > limits.amountMax ? null : amount;
}
