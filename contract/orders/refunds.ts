import { divideRounded, type Minor, taxOnTop } from '../money';
import type { PaymentStatus } from './statuses';

/** What was paid, what went back, and what changes brought on top and nobody has paid yet; left out means none. */
export interface Paid {
  paid_amount?: Minor | undefined;
  refunded?: Minor | undefined;
  extra_due?: Minor | undefined;
}

/** The most that may still go back to the customer. */
export const refundable = ({ paid_amount = 0, refunded = 0 }: Paid): Minor => Math.max(0, paid_amount - refunded);

/** Where the payment of an order stands that something was paid for. */
export const paymentStatusOf = ({ paid_amount = 0, refunded = 0, extra_due = 0 }: Paid): PaymentStatus => {
  if (extra_due > 0) return 'pending';
  if (refunded <= 0) return 'paid';
  return refunded < paid_amount ? 'partly_refunded' : 'refunded';
};

/** The same while nobody has paid anything: there is nothing to pay of what costs nothing. */
export const unpaidStatus = (cost: Minor): PaymentStatus => (cost > 0 ? 'pending' : 'paid');

/** A line as far as its price goes back: `tax_rate` is the rate that it was charged, in percent. */
export interface RefundLine {
  line: number;
  quantity: number;
  total: Minor;
  tax_rate: number;
  refunded_quantity: number;
}

/** So many of a line's pieces. */
export interface Pieces {
  line: number;
  quantity: number;
}

interface RefundedOrder {
  items: readonly RefundLine[];
  tax_included: boolean;
  discount: Minor;
}

/** What pieces of lines cost with their tax, worked out once per rate as in `computeTotals`. */
function grossOf(pieces: readonly Pieces[], { items, tax_included }: RefundedOrder): Minor {
  const perRate = new Map<number, Minor>();
  for (const { line, quantity } of pieces) {
    const item = items.find((one) => one.line === line);
    if (!item) continue;
    // A line's total is its quantity times a whole price, so this leaves nothing over.
    const price = Math.round(item.total / item.quantity) * quantity;
    perRate.set(item.tax_rate, (perRate.get(item.tax_rate) ?? 0) + price);
  }
  return [...perRate].reduce((sum, [rate, net]) => sum + net + (tax_included ? 0 : taxOnTop(net, rate)), 0);
}

/** What the customer paid for so many pieces: their price with its tax, less their share of the discount. */
function paidFor(pieces: readonly Pieces[], order: RefundedOrder): Minor {
  const part = grossOf(pieces, order);
  if (order.discount === 0 || part === 0) return part;
  const whole = grossOf(order.items, order);
  const charged = Math.max(0, whole - order.discount);
  return Math.min(part, divideRounded(BigInt(part) * BigInt(charged), BigInt(whole)));
}

const goneBack = ({ items }: RefundedOrder): Pieces[] =>
  items.map(({ line, refunded_quantity }) => ({ line, quantity: refunded_quantity }));

/** What the customer had paid for the pieces that went back so far. */
export const amountGoneBack = (order: RefundedOrder): Minor => paidFor(goneBack(order), order);

/**
 * What goes back for pieces of an order's lines beside those that went back before. All that is left of the goods costs what
 * is left of their price, in whichever steps it goes back: rounding does not pile up piece by piece.
 */
export const amountOfPieces = (pieces: readonly Pieces[], order: RefundedOrder): Minor =>
  paidFor([...goneBack(order), ...pieces], order) - amountGoneBack(order);

/** Pieces of a line that have not gone back yet. */
export const refundablePieces = ({ quantity, refunded_quantity }: Pick<RefundLine, 'quantity' | 'refunded_quantity'>) =>
  Math.max(0, quantity - refunded_quantity);
