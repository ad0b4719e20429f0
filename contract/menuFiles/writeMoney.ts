import { minorDigits } from '../currencyDigits';
import type { Minor } from '../money';

/** Formats a whole number as a decimal with exactly `digits` decimals and a point. */
export function writeScaled(value: number, digits: number): string {
  const all = String(Math.abs(value)).padStart(digits + 1, '0');
  const text = digits === 0 ? all : `${all.slice(0, -digits)}.${all.slice(-digits)}`;
  return value < 0 ? `-${text}` : text;
}

/** Formats an amount with a point and exactly as many decimals as the currency has. */
export const writeMoney = (amount: Minor, currency: string): string => writeScaled(amount, minorDigits(currency));
