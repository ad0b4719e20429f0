import type { Minor } from '../money';

/** Prices in one part of a menu rarely differ by this much. A lost or misread decimal mark changes a price a hundredfold or more. */
export const unusualFactor = 20;
/** With fewer prices, there is no usual one. */
const fewest = 3;

/** Returns the median price; `null` if there are too few to compare with. Free items don't count. */
export function usualPrice(prices: readonly Minor[]): Minor | null {
  const sorted = prices.filter((price) => price > 0).sort((a, b) => a - b);
  return sorted.length < fewest ? null : (sorted[sorted.length >> 1] ?? null);
}

/** Whether a price is so far from the usual one that a person should check it. */
export const isUnusual = (price: Minor, usual: Minor): boolean =>
  price > 0 && (price >= usual * unusualFactor || price * unusualFactor <= usual);
