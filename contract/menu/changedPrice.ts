import type { PriceChange } from '../entities/priceChange';
import { limits } from '../limits';
import { divideRounded, type Minor, thousandths } from '../money';

/**
 * Returns a price after a change, limited to valid prices.
 *
 * @example changedPrice(1250, { kind: 'percent', value: 10, round_to: 50 }) // 1400
 */
export function changedPrice(price: Minor, { kind, value, round_to = 1 }: PriceChange): Minor {
  const changed =
    kind === 'amount' ? price + value : divideRounded(BigInt(price) * BigInt(100_000 + thousandths(value)), 100_000n);
  const rounded = divideRounded(BigInt(changed), BigInt(round_to)) * round_to;
  return Math.min(Math.max(rounded, 0), limits.amountMax);
}
