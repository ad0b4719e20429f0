import type { Item } from '#contract/entities/menu';
import type { Store } from '#contract/entities/store';
import { isForLine } from '#contract/offers/discount';
import { type Evaluation, evaluateOffer } from '#contract/offers/evaluateOffer';
import { recursionErrors } from '#contract/offers/offerErrors';
import type { Offer } from '#contract/offers/offerTerms';
import { nextOccurrences } from '#contract/offers/recursion';
import type { OrderType } from '#contract/orders/statuses';
import { computeTotals } from '#contract/orders/totals';
import type { DayRules } from '#contract/time';

/** The customer: without a number, their history is unknown. */
export const sampleCustomers = ['new', 'known', 'unknown'] as const;
export type SampleCustomer = (typeof sampleCustomers)[number];

/** A sample order for an offer. */
export interface Sample {
  lines: { item: Item; quantity: number }[];
  at: Date;
  order_type: OrderType;
  customer: SampleCustomer;
  /** How often a known customer has used the offer. */
  uses: number;
  delivery_fee: number;
}

const lineOf = ({ _id, sub_category_id, price }: Item, quantity: number) => ({
  item_id: _id,
  sub_category_id,
  quantity,
  total: price * quantity,
});

/** Price of the items, before any discount. */
export const subtotalOf = ({ lines }: Pick<Sample, 'lines'>): number =>
  lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);

/** An item that the offer is for. */
export const sampleItem = (offer: Offer, items: readonly Item[]): Item | undefined =>
  items.find((item) => isForLine(offer, lineOf(item, 1))) ?? items[0];

/** A moment at which the offer can be used, if there is one. */
export function sampleTime(
  { recursion, starts_at, expires_at }: Offer,
  now: Date,
  { timezone, day_starts_at }: DayRules,
): Date {
  const from = new Date(Math.max(now.getTime(), starts_at ? new Date(starts_at).getTime() : 0));
  // Without days, years would be searched in vain.
  if (recursionErrors(recursion).length > 0) return from;
  const until = expires_at ? new Date(expires_at) : null;
  return nextOccurrences(recursion, { from, until, count: 1, timezone, day_starts_at })[0]?.start ?? from;
}

const customers: Record<SampleCustomer, (uses: number) => { orders: number; uses: number } | null> = {
  new: () => ({ orders: 0, uses: 0 }),
  known: (uses) => ({ orders: Math.max(1, uses), uses }),
  unknown: () => null,
};

/** Evaluates the sample with the engine, with the cost before and after. */
export function evaluateSample(
  offer: Offer,
  { lines, customer, uses, ...sample }: Sample,
  store: Store,
): Evaluation & { before: number; total: number } {
  const delivery_fee = sample.order_type === 'delivery' ? sample.delivery_fee : 0;
  const evaluation = evaluateOffer(offer, {
    ...sample,
    delivery_fee,
    timezone: store.timezone,
    day_starts_at: store.day_starts_at,
    lines: lines.map(({ item, quantity }) => lineOf(item, quantity)),
    customer: customers[customer](uses),
  });
  const priced = lines.map(({ item, quantity }) => ({
    quantity,
    unit_price: item.price,
    tax: item.tax,
    modifiers: [],
  }));
  return {
    ...evaluation,
    before: computeTotals(priced, store, { delivery_fee }).total,
    total: computeTotals(priced, store, { delivery_fee, discount: evaluation.discount }).total,
  };
}
