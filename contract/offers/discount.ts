import { divideRounded, type Minor, thousandths } from '../money';
import type { OfferTerms } from './offerTerms';

/** A line with the fields that an offer needs. */
export interface OfferLine {
  item_id: string;
  /** Missing in lines of orders from before offers existed. */
  sub_category_id?: string | undefined;
  quantity: number;
  /** Before any discount. */
  total: Minor;
}

/** The discount of an offer on an order. */
export interface Discount {
  /** For each line, in the given order. Their sum is the discount on the lines. */
  lines: Minor[];
  /** Taken off the delivery fee. */
  delivery: Minor;
  total: Minor;
}

const sumOf = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0);

/** Whether an offer applies to a line. An offer for delivery applies to none. */
export function isForLine({ promo_for, promo_apply_on }: OfferTerms, line: OfferLine): boolean {
  switch (promo_for) {
    case 'order':
      return true;
    case 'item':
      return promo_apply_on.includes(line.item_id);
    case 'sub_category':
      return line.sub_category_id !== undefined && promo_apply_on.includes(line.sub_category_id);
    case 'delivery':
      return false;
  }
}

/**
 * Splits an amount over lines in proportion to their totals, to the minor unit: each gets its share rounded down, and what
 * is left goes one by one to the lines that lost most by rounding. No line gets more than its total.
 *
 * @returns a share for each line, in the order given; their sum is `amount`, or the sum of the totals if that is less
 */
export function splitOver(amount: Minor, lines: readonly { total: Minor; item_id: string }[]): Minor[] {
  const whole = sumOf(lines.map(({ total }) => total));
  if (whole === 0) return lines.map(() => 0);
  const split = BigInt(Math.min(amount, whole));
  const shares = lines.map(({ total, item_id }, index) => {
    const product = split * BigInt(total);
    return { index, total, item_id, share: Number(product / BigInt(whole)), rest: product % BigInt(whole) };
  });
  // Ties are broken by the line's content, so that the same lines in another order get the same shares.
  const byLoss = [...shares].sort(
    (a, b) => Number(b.rest - a.rest) || b.total - a.total || (a.item_id < b.item_id ? -1 : 1),
  );
  const left = Number(split) - sumOf(shares.map(({ share }) => share));
  for (const line of byLoss.slice(0, left)) line.share += 1;
  return shares.map(({ share }) => share);
}

/**
 * Returns the discount of an offer on lines and delivery fee, limited to what they cost.
 *
 * @param most the rest of the offer's budget; `null` if it has none
 */
export function discountOf(
  terms: OfferTerms,
  { lines, delivery_fee }: { lines: readonly OfferLine[]; delivery_fee: Minor },
  most: Minor | null = null,
): Discount {
  const isForDelivery = terms.promo_for === 'delivery';
  const discounted = lines.map((line) => ({ ...line, total: isForLine(terms, line) ? line.total : 0 }));
  const base = isForDelivery ? delivery_fee : sumOf(discounted.map(({ total }) => total));
  const full =
    terms.type === 'percentage'
      ? divideRounded(BigInt(base) * BigInt(thousandths(terms.value)), 100_000n)
      : Math.round(terms.value);
  const total = Math.max(0, Math.min(full, base, terms.max_discount ?? full, most ?? full));
  if (isForDelivery) return { lines: lines.map(() => 0), delivery: total, total };
  return { lines: splitOver(total, discounted), delivery: 0, total };
}
