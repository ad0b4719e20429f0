import type { Minor } from '../money';
import type { OrderType } from '../orders/statuses';
import type { DayRules } from '../time';
import { type Discount, discountOf, isForLine, type OfferLine } from './discount';
import type { AgreedOffer, Offer, OfferTerms } from './offerTerms';
import { isWithinRecursion } from './recursion';

/** An order for which an offer is evaluated. */
export interface OfferBasket extends DayRules {
  order_type: OrderType;
  /** When the order is due: its slot, or now. An offer applies to orders that are due while it is valid. */
  at: Date;
  lines: readonly OfferLine[];
  delivery_fee: Minor;
  /** The customer's history; `null` without a phone number, which identifies customers. */
  customer: { orders: number; uses: number } | null;
}

/**
 * The conditions of an offer, in the order in which they are evaluated. The first that isn't met is the reason for
 * a refusal.
 */
export const offerConditions = [
  'is_active',
  'started',
  'not_expired',
  'within_hours',
  'uses_left',
  'budget_left',
  'order_type',
  'first_order',
  'customer_uses_left',
  'min_order_amount',
  'min_items',
  'applies',
] as const;
export type OfferCondition = (typeof offerConditions)[number];

/** One condition of an offer and whether an order meets it. Conditions that an offer doesn't have are left out. */
export interface OfferStep {
  condition: OfferCondition;
  is_met: boolean;
  /** The condition's limit and the order's value, for its text. */
  params: Record<string, number | string | readonly string[]>;
}

export interface Evaluation {
  steps: OfferStep[];
  /** The first condition that isn't met; `null` if the offer can be used. */
  refused: OfferStep | null;
  /** No discount if it was refused. */
  discount: Discount;
}

const noDiscount = (lines: readonly OfferLine[]): Discount => ({ lines: lines.map(() => 0), delivery: 0, total: 0 });

type Basket = Pick<OfferBasket, 'lines' | 'delivery_fee'>;
type ConditionResult = [OfferCondition, isMet: boolean, params?: OfferStep['params']] | false;

const stepsOf = (conditions: readonly ConditionResult[]): OfferStep[] =>
  conditions.flatMap((one) => (one ? [{ condition: one[0], is_met: one[1], params: one[2] ?? {} }] : []));

/** Evaluates the conditions on the lines, which also apply when the lines change after the order was placed. */
function lineSteps(terms: OfferTerms, { lines, delivery_fee }: Basket): OfferStep[] {
  const { min_order_amount, min_items, promo_for } = terms;
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const applies = promo_for === 'delivery' ? delivery_fee > 0 : lines.some((line) => isForLine(terms, line));
  return stepsOf([
    min_order_amount !== null && [
      'min_order_amount',
      subtotal >= min_order_amount,
      { minimum: min_order_amount, subtotal },
    ],
    min_items !== null && ['min_items', pieces >= min_items, { minimum: min_items, pieces }],
    ['applies', applies, { promo_for }],
  ]);
}

function conditionSteps(offer: Offer, { order_type, at, timezone, day_starts_at, customer }: OfferBasket): OfferStep[] {
  const { starts_at, expires_at, recursion, uses_max, uses_per_customer, budget } = offer;
  return stepsOf([
    ['is_active', offer.is_active],
    starts_at !== null && ['started', at >= new Date(starts_at), { starts_at }],
    expires_at !== null && ['not_expired', at < new Date(expires_at), { expires_at }],
    (recursion.type !== 'none' || recursion.start_time !== undefined) && [
      'within_hours',
      isWithinRecursion(recursion, at, { timezone, day_starts_at }),
    ],
    uses_max !== null && ['uses_left', offer.uses < uses_max, { uses: offer.uses, uses_max }],
    budget !== null && ['budget_left', offer.discount_given < budget, { budget }],
    ['order_type', offer.order_types.includes(order_type), { order_type, order_types: offer.order_types }],
    // Without a phone number, it's unknown whether this is the customer's first order.
    offer.is_first_order_only && [
      'first_order',
      customer !== null && customer.orders === 0,
      { ...(customer && { orders: customer.orders }) },
    ],
    uses_per_customer !== null && [
      'customer_uses_left',
      customer !== null && customer.uses < uses_per_customer,
      { uses_per_customer, ...(customer && { uses: customer.uses }) },
    ],
  ]);
}

/**
 * Evaluates whether an order can use an offer, and the discount. Prices orders on the server, previews them in
 * create-order, and explains itself in "Try it".
 *
 * One code per order. The discount comes off before tax and delivery, or off the delivery fee.
 */
export function evaluateOffer(offer: Offer, basket: OfferBasket): Evaluation {
  const steps = [...conditionSteps(offer, basket), ...lineSteps(offer, basket)];
  const refused = steps.find(({ is_met }) => !is_met) ?? null;
  if (refused) return { steps, refused, discount: noDiscount(basket.lines) };
  const left = offer.budget === null ? null : offer.budget - offer.discount_given;
  return { steps, refused, discount: discountOf(offer, basket, left) };
}

/**
 * Returns the discount of a placed order's offer after its lines changed: by the terms it was placed with, and only
 * while the lines still meet them. When it was placed and by whom no longer matters.
 */
export function discountAsAgreed(agreed: AgreedOffer, basket: Basket): Discount {
  return lineSteps(agreed, basket).every(({ is_met }) => is_met)
    ? discountOf(agreed, basket, agreed.budget_left)
    : noDiscount(basket.lines);
}
