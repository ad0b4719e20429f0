/** Set before an amount by `Intl` where it is read from right to left. */
const rightToLeft = '\u200f';
const leftToRight = '\u200e';

/**
 * What something costs more. From right to left the sign is held to its figures, which are read from the left.
 *
 * @example surchargeText(money(250)) // '+€2.50'
 */
export const surchargeText = (amount: string): string =>
  amount.startsWith(rightToLeft) ? `${leftToRight}+${amount.slice(1)}` : `+${amount}`;
