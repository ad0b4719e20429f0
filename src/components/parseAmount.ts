import { limits } from '#contract/limits';
import { type Minor, minorDigits } from '#contract/money';

/**
 * An amount as a person types it, with a point or a comma.
 *
 * @returns minor units, 0 for nothing, `null` for what is no amount of this currency
 * @example parseAmount('2,5', 'EUR') // 250
 */
export function parseAmount(text: string, currency: string): Minor | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return 0;
  const digits = minorDigits(currency);
  const parts = /^(\d{1,9})(?:\.(\d*))?$/.exec(typed);
  if (!parts || (parts[2] ?? '').length > digits) return null;
  const amount = Number(`${parts[1]}${(parts[2] ?? '').padEnd(digits, '0')}`);
  return amount <= limits.amountMax ? amount : null;
}
