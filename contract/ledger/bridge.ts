import { divideRounded, type Minor } from '../money';
import type { OrderType } from '../orders/statuses';
import { type EarningMeasure, type EarningSums, totalEarnings } from './earnings';

/** Earnings of the orders of a type; `null`: earnings that belong to no order. */
export interface TypeEarnings extends EarningSums {
  order_type: OrderType | null;
}

/** The measures that make up a basket, for comparing baskets. */
const basketMeasures = ['sales', 'delivery_fees', 'tips'] as const satisfies readonly EarningMeasure[];

/**
 * Why a period brought more or less than another, with the measures of each part.
 *
 * - `orders`: more or fewer orders, each at the average basket of before
 * - `mix`: another mix of order types, at their baskets of before
 * - `basket`: larger or smaller baskets within the types
 *
 * The other parts are the differences of their measures.
 */
export const bridgeParts = {
  orders: basketMeasures,
  basket: basketMeasures,
  mix: basketMeasures,
  discounts: ['discounts'],
  refunds: ['refunds'],
  tax: ['tax'],
  fees: ['commission', 'fees', 'provider_shares'],
  other: ['charges', 'adjustments'],
} as const satisfies Record<string, readonly EarningMeasure[]>;

export type BridgePart = keyof typeof bridgeParts;
export const bridgePartNames = Object.keys(bridgeParts) as [BridgePart, ...BridgePart[]];

interface BridgeStep {
  part: BridgePart;
  amount: Minor;
}

const sumOf = (sums: EarningSums, measures: readonly EarningMeasure[]): Minor =>
  measures.reduce((sum, measure) => sum + sums[measure], 0);

const differenceOf = (part: BridgePart, now: EarningSums, before: EarningSums): Minor =>
  sumOf(now, bridgeParts[part]) - sumOf(before, bridgeParts[part]);

/** A type's orders and their baskets, before and now. */
interface Basket {
  ordersBefore: number;
  orders: number;
  before: Minor;
}

/**
 * Splits the difference of what customers ordered. `mix` is the sum over the types of their orders now, each at the type's
 * basket before, less all orders now at the average basket before. A type without orders before has the average one.
 */
function basketParts(types: readonly Basket[], before: Minor, now: Minor): Record<'orders' | 'basket' | 'mix', Minor> {
  const add = (key: 'ordersBefore' | 'orders') => types.reduce((sum, type) => sum + type[key], 0);
  const [ordersBefore, orders] = [add('ordersBefore'), add('orders')];
  if (ordersBefore === 0) return { orders: now - before, basket: 0, mix: 0 };
  const part = divideRounded(BigInt(orders - ordersBefore) * BigInt(before), BigInt(ordersBefore));
  // As a fraction, so that it is rounded once.
  let [over, under] = [0n, 1n];
  for (const type of types) {
    const [sum, count] = type.ordersBefore > 0 ? [type.before, type.ordersBefore] : [before, ordersBefore];
    over = over * BigInt(count) + BigInt(type.orders) * BigInt(sum) * under;
    under *= BigInt(count);
  }
  over = over * BigInt(ordersBefore) - BigInt(orders) * BigInt(before) * under;
  const mix = divideRounded(over, under * BigInt(ordersBefore));
  return { orders: part, mix, basket: now - before - part - mix };
}

/**
 * Returns the steps that lead from what a store earned in one period to what it earned in another. They add up to the
 * difference of `net`, to the cent: rounding is left to `basket`.
 */
export function bridgeOf(now: readonly TypeEarnings[], before: readonly TypeEarnings[]): BridgeStep[] {
  const [sums, sumsBefore] = [totalEarnings(now), totalEarnings(before)];
  const names = [...new Set([...now, ...before].map(({ order_type }) => order_type))];
  const types = names.map((name): Basket => {
    const [ofNow, ofBefore] = [now, before].map((all) => all.find(({ order_type }) => order_type === name));
    return {
      ordersBefore: ofBefore?.orders ?? 0,
      orders: ofNow?.orders ?? 0,
      before: ofBefore ? sumOf(ofBefore, basketMeasures) : 0,
    };
  });
  const ofBaskets = basketParts(types, sumOf(sumsBefore, basketMeasures), sumOf(sums, basketMeasures));
  const ofMeasures = (part: BridgePart): Minor => differenceOf(part, sums, sumsBefore);
  const amounts: Partial<Record<BridgePart, Minor>> = ofBaskets;
  return bridgePartNames.map((part) => ({ part, amount: amounts[part] ?? ofMeasures(part) }));
}
