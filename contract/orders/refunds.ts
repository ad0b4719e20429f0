import { divideRounded, type Minor, taxOnTop, taxWithin } from '../money';
import type { PaymentStatus } from './statuses';

/** The amounts paid, refunded, and added by changes but unpaid; omitted means none. */
export interface Paid {
  paid_amount?: Minor | undefined;
  refunded?: Minor | undefined;
  extra_due?: Minor | undefined;
}

/** The most that can still be refunded. */
export const refundable = ({ paid_amount = 0, refunded = 0 }: Paid): Minor => Math.max(0, paid_amount - refunded);

/** The payment state of an order with a payment. */
export const paymentStatusOf = ({ paid_amount = 0, refunded = 0, extra_due = 0 }: Paid): PaymentStatus => {
  if (extra_due > 0) return 'pending';
  if (refunded <= 0) return 'paid';
  return refunded < paid_amount ? 'partly_refunded' : 'refunded';
};

/**
 * The payment state without any payment: an order that costs nothing has nothing to pay.
 *
 * @param before the state so far: a card's hold stays
 */
export const unpaidStatus = (cost: Minor, before: PaymentStatus = 'pending'): PaymentStatus => {
  if (cost === 0) return 'paid';
  return before === 'authorized' ? 'authorized' : 'pending';
};

/** A line's values for refunds: `tax_rate` is the rate it was charged, in percent. */
export interface RefundLine {
  line: number;
  quantity: number;
  total: Minor;
  /** Its share of the order's discount; omitted means none. */
  discount?: Minor | undefined;
  tax_rate: number;
  refunded_quantity: number;
}

/** A number of pieces of a line. */
export interface Pieces {
  line: number;
  quantity: number;
}

interface RefundedOrder {
  items: readonly RefundLine[];
  tax_included: boolean;
}

/** Returns the price of some pieces less their share of the discount, for each tax rate. */
function pricePerRate(pieces: readonly Pieces[], { items }: Pick<RefundedOrder, 'items'>): Map<number, Minor> {
  const perRate = new Map<number, Minor>();
  for (const { line, quantity, total, discount = 0, tax_rate } of items) {
    const back = pieces.filter((one) => one.line === line).reduce((sum, one) => sum + one.quantity, 0);
    // A line's total is its quantity times a whole price, but its discount isn't, so all pieces so far are rounded
    // together.
    const share = divideRounded(BigInt(discount) * BigInt(back), BigInt(quantity));
    const price = Math.round(total / quantity) * back - share;
    perRate.set(tax_rate, (perRate.get(tax_rate) ?? 0) + price);
  }
  return perRate;
}

/**
 * Returns the amount that the customer paid for some pieces: their price less their share of the discount, with tax
 * once per rate as in `computeTotals`.
 */
const paidFor = (pieces: readonly Pieces[], order: RefundedOrder): Minor =>
  [...pricePerRate(pieces, order)].reduce(
    (sum, [rate, net]) => sum + net + (order.tax_included ? 0 : taxOnTop(net, rate)),
    0,
  );

/** The part of an order's discount that is taken off its delivery fee; the rest is taken off its lines. */
export const deliveryDiscount = ({ items, discount }: { items: readonly RefundLine[]; discount: Minor }): Minor =>
  discount - items.reduce((sum, line) => sum + (line.discount ?? 0), 0);

const goneBack = ({ items }: RefundedOrder): Pieces[] =>
  items.map(({ line, refunded_quantity }) => ({ line, quantity: refunded_quantity }));

/** Returns the amount that the customer had paid for the pieces refunded so far. */
export const amountGoneBack = (order: RefundedOrder): Minor => paidFor(goneBack(order), order);

/** Returns the tax of each rate in what the customer had paid for the pieces refunded so far. */
export const taxGoneBack = (order: RefundedOrder): Map<number, Minor> => {
  const taxOf = order.tax_included ? taxWithin : taxOnTop;
  return new Map([...pricePerRate(goneBack(order), order)].map(([rate, price]) => [rate, taxOf(price, rate)]));
};

/**
 * The refund for pieces of an order's lines, given earlier refunds. Refunding everything that is left always returns
 * the rest of the price, in however many steps: rounding errors don't add up.
 */
export const amountOfPieces = (pieces: readonly Pieces[], order: RefundedOrder): Minor =>
  paidFor([...goneBack(order), ...pieces], order) - amountGoneBack(order);

/** Pieces of a line that haven't been refunded yet. */
export const refundablePieces = ({ quantity, refunded_quantity }: Pick<RefundLine, 'quantity' | 'refunded_quantity'>) =>
  Math.max(0, quantity - refunded_quantity);
