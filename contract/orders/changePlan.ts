import type { AgreedFee, ChargedFee } from '../bookings/bookingFee';
import type { Minor } from '../money';
import type { OfferLine } from '../offers/discount';
import { discountAsAgreed } from '../offers/evaluateOffer';
import type { AgreedOffer } from '../offers/offerTerms';
import { type LineChange, lineChanges } from './lineChanges';
import { amountGoneBack, type Paid, type RefundLine, refundable } from './refunds';
import { lineTotal, totalsOfLines } from './totals';

/** A line with the fields that a plan needs. */
export interface PlannedLine extends RefundLine, OfferLine {
  note?: string | undefined;
  unit_price: Minor;
  modifiers: readonly { modifier_group_id: string; modifier_id: string; quantity: number; unit_price: Minor }[];
}

/** An order with the fields that a change of its lines affects. */
export interface PlannedOrder<Line extends PlannedLine> extends Paid {
  items: readonly Line[];
  tax_included: boolean;
  delivery_fee: Minor;
  tip_amount: Minor;
  total: Minor;
  /** The offer it was placed with. */
  promo?: AgreedOffer | null | undefined;
  /** The fee that it was booked with. */
  booking_fee?: AgreedFee | null | undefined;
}

/** The sums of an order with other lines, and the effect on money already paid. */
export interface ChangePlan<Line> extends ChargedFee {
  items: Line[];
  subtotal: Minor;
  tax: Minor;
  discount: Minor;
  total: Minor;
  lines: LineChange<Line>[];
  refund: Minor;
  extra_charge: Minor;
  /** The amount then still due, from this change and earlier ones, on top of what was paid. */
  extra_due: Minor;
}

/** When a line is reduced, pieces already refunded are removed first, so that nothing is refunded twice. */
function refundedLeft({ quantity }: PlannedLine, ordered: PlannedLine | undefined): number {
  if (!ordered) return 0;
  return Math.max(0, ordered.refunded_quantity - Math.max(0, ordered.quantity - quantity));
}

/** The amount that the customer must have paid: the order's total without the refunded pieces. */
const owed = (order: Pick<PlannedOrder<PlannedLine>, 'items' | 'tax_included' | 'total'>): Minor =>
  order.total - amountGoneBack(order);

/**
 * Calculates a change of an order's lines: tax once per rate, fee and tip as agreed, and the discount by the terms of
 * the offer the order was placed with. For a paid order the difference is refunded or charged; earlier charges that are still
 * unpaid are reduced first. An unpaid order simply gets a new total. The server charges with it, and the app shows it
 * while lines are selected.
 */
export function planChange<Line extends PlannedLine>(
  order: PlannedOrder<Line>,
  lines: readonly Line[],
): ChangePlan<Line> {
  const { delivery_fee, tip_amount, tax_included, promo, booking_fee } = order;
  const totals = lines.map((line) => ({ ...line, total: lineTotal(line) }));
  const discount = promo ? discountAsAgreed(promo, { lines: totals, delivery_fee }) : undefined;
  const sums = totalsOfLines(lines, tax_included, { delivery_fee, tip_amount, discount, booking_fee });
  const items = totals.map((line, index) => {
    const ordered = order.items.find((item) => item.line === line.line);
    return { ...line, refunded_quantity: refundedLeft(line, ordered), discount: discount?.lines[index] || undefined };
  });
  const difference = owed({ items, tax_included, total: sums.total }) - owed(order);
  const isPaid = (order.paid_amount ?? 0) > 0;
  const due = (order.extra_due ?? 0) + difference;
  return {
    items,
    subtotal: sums.subtotal,
    tax: sums.tax,
    discount: sums.discount,
    fee_charged: sums.fee_charged,
    fee_tax: sums.fee_tax,
    total: sums.total,
    lines: lineChanges(order.items, items),
    refund: isPaid ? Math.min(Math.max(0, -due), refundable(order)) : 0,
    extra_charge: isPaid ? Math.max(0, difference) : 0,
    extra_due: isPaid ? Math.max(0, due) : 0,
  };
}
