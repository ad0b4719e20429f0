/** `Intl` puts this mark before an amount in right-to-left languages. */
const rightToLeft = '\u200f';
const leftToRight = '\u200e';

/**
 * Formats a surcharge. In right-to-left text the sign stays with its digits, which read from left to right.
 * @example surchargeText(money(250)) // '+€2.50'
 */
export const surchargeText = (amount: string): string =>
  amount.startsWith(rightToLeft) ? `${leftToRight}+${amount.slice(1)}` : `+${amount}`;
