import type { Minor } from '../money';
import { amountGoneBack, deliveryDiscount, taxGoneBack } from '../orders/refunds';
import { taxPerRate } from '../orders/totals';
import { type LedgerEntry, type LedgerStep, merged, sumOf } from './ledgerEntry';
import { creditedOf, type LedgerOrder, paidByCard, paidOf, takenByPlatform } from './ledgerOrder';
import {
  type CommissionTerms,
  defaultProviderRule,
  type Explained,
  platformPart,
  proportion,
  providerShare,
  rateOf,
} from './terms';

/** The platform's part of an order's discounts: on the lines, and on the delivery fee. An offer discounts only one of them. */
function fundedParts(order: LedgerOrder): { lines: Minor; delivery: Minor } {
  const percent = order.promo?.funded_by_platform ?? 0;
  const delivery = deliveryDiscount(order);
  return { lines: platformPart(order.discount - delivery, percent), delivery: platformPart(delivery, percent) };
}

/**
 * Returns the tax of each rate, so that it adds up to the order's: a difference, as in orders of older versions, belongs to
 * the rate with most of it.
 */
function taxesOf({ items, tax, tax_included, booking_fee, fee_tax }: LedgerOrder): Map<number, Minor> {
  const perRate = taxPerRate(items, tax_included);
  const feeRate = booking_fee?.tax_rate ?? 0;
  if (fee_tax > 0) perRate.set(feeRate, (perRate.get(feeRate) ?? 0) + fee_tax);
  const taxes = new Map([...perRate].sort(([a], [b]) => a - b));
  const rest = tax - [...taxes.values()].reduce((sum, amount) => sum + amount, 0);
  const [most] = [...taxes].sort(([, a], [, b]) => b - a);
  if (rest !== 0) taxes.set(most?.[0] ?? 0, (most?.[1] ?? 0) + rest);
  return taxes;
}

/**
 * Returns the tax in what was refunded, for each rate: that of the refunded pieces, and of a refund without pieces the same
 * part of each rate as of the rest of the total.
 */
function taxesCredited(order: LedgerOrder, taxes: ReadonlyMap<number, Minor>): Map<number, Minor> {
  const ofPieces = taxGoneBack(order);
  const gone = amountGoneBack(order);
  const rest = Math.max(0, creditedOf(order) - gone);
  return new Map(
    [...taxes].map(([rate, tax]) => {
      const back = ofPieces.get(rate) ?? 0;
      return [rate, back + proportion(tax - back, rest, order.total - gone)];
    }),
  );
}

function saleEntries(order: LedgerOrder): LedgerEntry[] {
  const { items, tax, tax_included, delivery_fee, tip_amount, discount, fee_charged: fee, total } = order;
  const lines = items.map((item): LedgerEntry => ({ account: 'sales', line: item.line, amount: item.total }));
  const accounted = sumOf(lines) + (tax_included ? 0 : tax) + delivery_fee + tip_amount - discount + fee;
  const parts = fundedParts(order);
  const funded = parts.lines + parts.delivery;
  const sharing: LedgerStep[] = [
    { key: 'discount', amount: discount },
    { key: 'platform_part', amount: funded, percent: order.promo?.funded_by_platform },
  ];
  const funding = { account: 'platform_discounts', amount: funded, steps: sharing } as const;
  return [
    ...lines,
    // Sums of older versions that don't add up: the total is what was charged.
    { account: 'sales', amount: total - accounted },
    { account: 'delivery_fees', amount: delivery_fee },
    { account: 'tips', amount: tip_amount },
    { account: 'booking_fees', amount: fee },
    { account: 'discounts', amount: 0 - discount },
    // The platform takes back its part of what the customer got back.
    { ...funding, amount: funded - proportion(funded, creditedOf(order), total) },
  ];
}

function taxEntries(order: LedgerOrder): LedgerEntry[] {
  const taxes = taxesOf(order);
  const credited = taxesCredited(order, taxes);
  const owed = [...taxes].map(([tax_rate, tax]): LedgerEntry => {
    const back = credited.get(tax_rate) ?? 0;
    const steps: LedgerStep[] = [
      { key: 'charged', amount: tax },
      { key: 'refunded', amount: 0 - back },
    ];
    return { account: 'tax', tax_rate, amount: tax - back, ...(back !== 0 && { steps }) };
  });
  // Refunds contain their tax whatever the prices do.
  const back = [...credited.values()].reduce((sum, amount) => sum + amount, 0);
  return [...owed, { account: 'included_tax', amount: back - (order.tax_included ? order.tax : 0) }];
}

/** Returns the sum that the commission is a percentage of, with its steps. */
function commissionBase(order: LedgerOrder, terms: CommissionTerms): Explained {
  const { items, tax_included, delivery_fee, tip_amount, discount, total } = order;
  // The commission isn't of the booking fee, and so not of its tax either.
  const tax = order.tax - order.fee_tax;
  const delivery = deliveryDiscount(order);
  const funded = fundedParts(order);
  const storeDiscount = discount - delivery - funded.lines;
  const taxStep = terms.with_tax ? (tax_included ? 0 : tax) : 0 - (tax_included ? tax : 0);
  const added: LedgerStep[] = [
    { key: 'items', amount: items.reduce((sum, item) => sum + item.total, 0) },
    { key: 'store_discount', amount: 0 - storeDiscount },
    { key: 'tax', amount: taxStep },
    { key: 'delivery_fee', amount: terms.with_delivery_fee ? delivery_fee - (delivery - funded.delivery) : 0 },
    { key: 'tip', amount: terms.with_tip ? tip_amount : 0 },
  ];
  const whole = added.reduce((sum, { amount }) => sum + amount, 0);
  const refunded = terms.is_returned_on_refund ? proportion(whole, creditedOf(order), total) : 0;
  const steps = [...added, { key: 'refunded', amount: 0 - refunded } as const];
  return { amount: whole - refunded, steps: steps.filter(({ key, amount }) => key === 'items' || amount !== 0) };
}

function commissionEntries(order: LedgerOrder): LedgerEntry[] {
  const terms = order.commission_terms;
  if (!terms) return [];
  const base = commissionBase(order, terms);
  const commission = rateOf(terms[order.order_type], base.amount);
  const tax = rateOf({ percent: terms.commission_tax, amount: 0 }, commission.amount);
  return [
    { account: 'commission', amount: 0 - commission.amount, steps: [...base.steps, ...commission.steps] },
    { account: 'commission_tax', amount: 0 - tax.amount, steps: tax.steps },
  ];
}

/**
 * Returns the fee for what the platform took by card of the part of an order's total that has been paid, or of another amount.
 * For money at the store's own gateway, that gateway has a fee.
 */
export function paymentFee(order: LedgerOrder, paid: Minor = paidOf(order)): LedgerEntry[] {
  const terms = order.commission_terms;
  const taken = takenByPlatform(order, paid);
  if (!terms || paidByCard(order) === 0 || taken <= 0) return [];
  const { amount, steps } = rateOf(terms.payment_fee, taken);
  return [{ account: 'payment_fees', amount: 0 - amount, steps }];
}

function shareEntries(order: LedgerOrder): LedgerEntry[] {
  const { provider_id } = order;
  if (order.order_type !== 'delivery' || !provider_id) return [];
  const { amount, steps } = providerShare(order.provider_rule ?? defaultProviderRule, order);
  return [
    { account: 'provider_shares', provider_id, amount: 0 - amount, steps },
    { account: 'providers', provider_id, amount },
  ];
}

/** The accounts that the platform settles with the store. */
const settled = ['platform_discounts', 'commission', 'commission_tax', 'payment_fees'] as const;

/** Adds the platform's side of what it takes and pays. */
export const withPlatform = (entries: readonly LedgerEntry[]): LedgerEntry[] =>
  merged([...entries, { account: 'platform', amount: 0 - sumOf(entries, ...settled) }]);

/**
 * Returns what a completed order brought, without its payment fee: a function of the order and of nothing else. A refund
 * afterwards books the difference between the results before and after it, so rounding errors don't add up. The
 * customer's side isn't part of it.
 */
export const orderResult = (order: LedgerOrder): LedgerEntry[] =>
  withPlatform([
    ...saleEntries(order),
    ...taxEntries(order),
    { account: 'refunds', amount: 0 - creditedOf(order) },
    ...commissionEntries(order),
    ...shareEntries(order),
  ]);
