import { accountLimits } from '#contract/accountLimits';

const half = accountLimits.otpDigits / 2;
/** A code in a longer text, such as the whole message: six digits that stand alone, or three and three. */
const code = new RegExp(`(?<!\\d)\\d{${half}}[\\s\\u00a0-]?\\d{${half}}(?!\\d)`);

/** Writes Arabic and Persian digits in Western figures. */
export const latinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));

/**
 * Returns the digits of what was typed or pasted, in Western figures.
 *
 * @example codeIn('123 456') // '123456'
 * @example codeIn('١٢٣') // '123'
 * @example codeIn('Your code is 123456. It works for 10 minutes.') // '123456'
 */
export function codeIn(text: string): string {
  const written = latinDigits(text);
  return (code.exec(written)?.[0] ?? written).replace(/\D/g, '');
}
