import { type AgreedFee, type ChargedFee, chargedFee, feeInTotal } from '../bookings/bookingFee';
import { type Minor, taxOnTop, taxWithin } from '../money';

/** A line to be priced. Prices are in minor units; `tax` is in percent with at most three decimals. */
export interface PricedLine {
  quantity: number;
  unit_price: Minor;
  tax: number;
  modifiers: readonly { quantity: number; unit_price: Minor }[];
}

/** How a store taxes. */
export interface TaxRules {
  /** Prices contain the tax (true) or the tax comes on top. */
  is_tax_included: boolean;
  /** Each item has its own rate (true), or `store_tax` applies to all. */
  is_use_item_tax: boolean;
  store_tax: number;
}

export interface Totals extends ChargedFee {
  /** Totals of the lines, in the given order, before any discount. */
  lines: Minor[];
  subtotal: Minor;
  /** The tax of the lines and of the booking fee. */
  tax: Minor;
  tax_included: boolean;
  delivery_fee: Minor;
  tip_amount: Minor;
  /** The discount on the lines and the delivery fee. */
  discount: Minor;
  total: Minor;
}

/** The discount of an offer: for each line, in their order, and for the delivery fee. */
interface SplitDiscount {
  lines: readonly Minor[];
  delivery: Minor;
}

/** Returns the total of a line: the item with its modifiers, times the quantity. */
export const lineTotal = (line: Omit<PricedLine, 'tax'>): Minor =>
  line.quantity * (line.unit_price + line.modifiers.reduce((sum, m) => sum + m.quantity * m.unit_price, 0));

/** A line with what its tax is calculated from. */
interface TaxedLine {
  total: Minor;
  /** Its share of the order's discount; omitted means none. */
  discount?: Minor | undefined;
  /** The rate in percent. */
  tax_rate: number;
}

/** Returns the tax of each rate, once for all lines with that rate. */
export function taxPerRate(lines: readonly TaxedLine[], isTaxIncluded: boolean): Map<number, Minor> {
  const perRate = new Map<number, Minor>();
  for (const { total, discount = 0, tax_rate } of lines) {
    perRate.set(tax_rate, (perRate.get(tax_rate) ?? 0) + total - discount);
  }
  const taxOf = isTaxIncluded ? taxWithin : taxOnTop;
  return new Map([...perRate].map(([rate, amount]) => [rate, taxOf(amount, rate)]));
}

/**
 * Calculates all amounts of an order from its lines and the store's tax rules. Tax is calculated once per rate for all
 * lines with that rate, so that rounding errors don't add up. A discount is taken off the lines before tax, and off the
 * delivery fee. The server charges these amounts, and the app previews them.
 */
export function computeTotals(
  lines: readonly PricedLine[],
  rules: TaxRules,
  extra: {
    delivery_fee?: Minor;
    tip_amount?: Minor;
    discount?: SplitDiscount | undefined;
    booking_fee?: AgreedFee | null | undefined;
  } = {},
): Totals {
  const { delivery_fee = 0, tip_amount = 0, discount: split } = extra;
  const totals = lines.map(lineTotal);
  const taxed = lines.map((line, index) => ({
    total: totals[index] as Minor,
    discount: split?.lines[index],
    tax_rate: chargedRate(line, rules),
  }));
  const tax_included = rules.is_tax_included;
  const tax = [...taxPerRate(taxed, tax_included).values()].reduce((sum, amount) => sum + amount, 0);
  const subtotal = totals.reduce((sum, amount) => sum + amount, 0);
  const discount = (split?.delivery ?? 0) + (split?.lines ?? []).reduce((sum, amount) => sum + amount, 0);
  const bill = subtotal + (tax_included ? 0 : tax) + delivery_fee + tip_amount - discount;
  const fee = chargedFee(extra.booking_fee, bill, tax_included);
  return {
    lines: totals,
    subtotal,
    tax: tax + fee.fee_tax,
    tax_included,
    delivery_fee,
    tip_amount,
    discount,
    ...fee,
    total: bill + feeInTotal({ ...fee, tax_included }),
  };
}

/** The same for an order's own lines, each with the rate it was charged. */
export const totalsOfLines = (
  lines: readonly (Omit<PricedLine, 'tax'> & { tax_rate: number })[],
  is_tax_included: boolean,
  extra: Parameters<typeof computeTotals>[2] = {},
): Totals =>
  computeTotals(
    lines.map((line) => ({ ...line, tax: line.tax_rate })),
    { is_tax_included, is_use_item_tax: true, store_tax: 0 },
    extra,
  );

/** The tax rate of an item: its own, or the store's if that applies to all. */
export const chargedRate = (item: { tax: number }, rules: Pick<TaxRules, 'is_use_item_tax' | 'store_tax'>): number =>
  rules.is_use_item_tax ? item.tax : rules.store_tax;
