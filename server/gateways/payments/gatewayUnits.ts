import { minorDigits } from '#contract/currencyDigits';

/** Decimals of currencies by a gateway's own rules, where they differ from ISO 4217. `null` for one that it doesn't take. */
export type OwnDigits = Readonly<Record<string, number | null>>;

/**
 * An amount in a gateway's units.
 *
 * @param amount in units of ISO 4217
 * @returns `null` if the gateway doesn't take the currency, or the amount has decimals that it doesn't have
 */
export function toUnits(amount: number, currency: string, digitsOfGateway: OwnDigits): number | null {
  const iso = minorDigits(currency);
  const digits = digitsOfGateway[currency] === undefined ? iso : digitsOfGateway[currency];
  if (digits === null) return null;
  const units = digits >= iso ? amount * 10 ** (digits - iso) : amount / 10 ** (iso - digits);
  return Number.isSafeInteger(units) ? units : null;
}

/** The opposite of `toUnits`. Decimals that ISO 4217 doesn't have are cut off: no gateway sends any. */
export function fromUnits(units: number, currency: string, digitsOfGateway: OwnDigits): number {
  const iso = minorDigits(currency);
  const digits = digitsOfGateway[currency] ?? iso;
  return digits >= iso ? Math.trunc(units / 10 ** (digits - iso)) : units * 10 ** (iso - digits);
}

/** An amount as decimal text, for gateways that take it so. @example decimalText(1250, 2) // '12.50' */
export function decimalText(units: number, digits: number): string {
  const text = String(units).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The opposite of `decimalText`. @example decimalUnits('12.5', 2) // 1250 */
export function decimalUnits(text: string, digits: number): number {
  const [whole = '0', part = ''] = text.split('.');
  return Number(`${whole}${part.slice(0, digits).padEnd(digits, '0')}`);
}
