import type { Minor } from '../money';
import { type LineChange, lineChanges } from './lineChanges';
import { amountOfPieces, type Paid, type RefundLine, refundable } from './refunds';
import { totalsOfLines } from './totals';

/** A line as a plan needs it. */
export interface PlannedLine extends RefundLine {
  note?: string | undefined;
  unit_price: Minor;
  modifiers: readonly { modifier_group_id: string; modifier_id: string; quantity: number; unit_price: Minor }[];
}

/** An order as far as a change of its lines touches its sums. */
export interface PlannedOrder<Line extends PlannedLine> extends Paid {
  items: readonly Line[];
  tax_included: boolean;
  delivery_fee: Minor;
  tip_amount: Minor;
  discount: Minor;
  total: Minor;
}

/** What an order comes to with other lines, and what that does to money already paid. */
export interface ChangePlan<Line> {
  items: Line[];
  subtotal: Minor;
  tax: Minor;
  discount: Minor;
  total: Minor;
  lines: LineChange<Line>[];
  refund: Minor;
  extra_charge: Minor;
}

/** Pieces that go and had their price given back before: they are not paid back twice. */
const backBefore = (order: PlannedOrder<PlannedLine>, items: readonly PlannedLine[]) =>
  order.items.flatMap(({ line, quantity, refunded_quantity }) => {
    const left = items.find((item) => item.line === line)?.quantity ?? 0;
    const both = Math.min(Math.max(0, quantity - left), refunded_quantity);
    return both > 0 ? [{ line, quantity: both }] : [];
  });

/**
 * Works a change of an order's lines out: tax once per rate, fee and tip as they were agreed, the discount no larger than
 * the goods. Of an order that is paid the difference goes back or is charged; one that is not yet paid is simply paid
 * another sum. The server charges by it, and the app shows it while the lines are chosen.
 */
export function planChange<Line extends PlannedLine>(
  order: PlannedOrder<Line>,
  lines: readonly Line[],
): ChangePlan<Line> {
  const before = backBefore(order, lines);
  const items = lines.map((line) => {
    const gone = before.find((pieces) => pieces.line === line.line)?.quantity ?? 0;
    const own = order.items.find((item) => item.line === line.line)?.refunded_quantity ?? 0;
    return { ...line, refunded_quantity: own - gone };
  });
  const { delivery_fee, tip_amount } = order;
  const goods = totalsOfLines(items, order.tax_included);
  const discount = Math.min(order.discount, goods.total);
  const sums = totalsOfLines(items, order.tax_included, { delivery_fee, tip_amount, discount });
  const difference = sums.total - order.total;
  const isPaid = (order.paid_amount ?? 0) > 0;
  const back = Math.max(0, -difference - amountOfPieces(before, order));
  return {
    items: items.map((line, index) => ({ ...line, total: sums.lines[index] ?? 0 })),
    subtotal: sums.subtotal,
    tax: sums.tax,
    discount,
    total: sums.total,
    lines: lineChanges(order.items, items),
    refund: isPaid ? Math.min(back, refundable(order)) : 0,
    extra_charge: isPaid ? Math.max(0, difference) : 0,
  };
}
