import { divideRounded, type Minor, taxOnTop, thousandths } from '../money';
import type { OrderType } from '../orders/statuses';
import { businessDate, type DayRules } from '../time';
import type { LedgerStep } from './ledgerEntry';
import type { providerRuleTypes } from './providerRuleTypes';

/** A percentage and a fixed amount, which add up. */
export interface Rate {
  /** With at most three decimals. */
  percent: number;
  amount: Minor;
}

/**
 * The terms between the platform and a store. An order keeps those it was placed with. The base of the commission is
 * items after the store's own discount, without tax, and what the terms add to it.
 */
export interface CommissionTerms extends Record<OrderType, Rate> {
  _id: string;
  /** The store's first business day with these terms, `YYYY-MM-DD`. */
  first_day: string;
  with_tax: boolean;
  with_delivery_fee: boolean;
  with_tip: boolean;
  /** The tax on the commission, in percent. */
  commission_tax: number;
  /** Whether a refund also returns its part of the percentage; the fixed amount stays. */
  is_returned_on_refund: boolean;
  /** For money that the platform takes by card; not returned. */
  payment_fee: Rate;
}

/**
 * Returns the terms that apply to an order placed now; `null` without any.
 *
 * @param terms all of a store's, the latest first day first, and of the same day the latest set first
 */
export const termsAt = (terms: readonly CommissionTerms[], now: Date, rules: DayRules): CommissionTerms | null =>
  terms.find(({ first_day }) => first_day <= businessDate(now, rules)) ?? null;

/** A store's rule for its delivery people. An order keeps the one of its delivery. */
export interface ProviderRule {
  type: (typeof providerRuleTypes)[number];
  amount: Minor;
  percent: number;
}

/** The rule of a store that hasn't set any, and of deliveries from before there were rules. */
export const defaultProviderRule: ProviderRule = { type: 'fee_and_tips', amount: 0, percent: 0 };

/** An amount with the steps that lead to it. */
export interface Explained {
  amount: Minor;
  steps: LedgerStep[];
}

/** Applies a rate to a base, which counts as 0 below 0. */
export function rateOf({ percent, amount: fixed }: Rate, base: Minor): Explained {
  const part = taxOnTop(Math.max(0, base), percent);
  const steps: LedgerStep[] = [{ key: 'base', amount: base }];
  if (percent > 0) steps.push({ key: 'percentage', amount: part, percent });
  if (fixed > 0) steps.push({ key: 'fixed', amount: fixed });
  return { amount: part + fixed, steps };
}

/** Returns what a delivery person earns with an order. */
export function providerShare(rule: ProviderRule, order: { delivery_fee: Minor; tip_amount: Minor }): Explained {
  const { delivery_fee, tip_amount } = order;
  if (rule.type === 'fixed') return { amount: rule.amount, steps: [{ key: 'fixed', amount: rule.amount }] };
  const both = delivery_fee + tip_amount;
  const steps: LedgerStep[] = [{ key: 'delivery_fee', amount: delivery_fee }];
  if (tip_amount > 0) steps.push({ key: 'tip', amount: tip_amount });
  if (rule.type === 'fee_and_tips') return { amount: both, steps };
  const { amount, steps: rest } = rateOf({ percent: rule.percent, amount: 0 }, both);
  return { amount, steps: [...steps, ...rest] };
}

/**
 * Splits a discount between the platform and the store. Each gets its share rounded down, and an odd cent goes to the one
 * that lost more by rounding; to the store if both lost the same.
 *
 * @param percent the platform's part
 */
export function platformPart(discount: Minor, percent: number): Minor {
  const product = BigInt(discount) * BigInt(thousandths(percent));
  const whole = Number(product / 100_000n);
  return (product % 100_000n) * 2n > 100_000n ? whole + 1 : whole;
}

/** A part of an amount: `amount * part / whole`, rounded; 0 of nothing. */
export const proportion = (amount: Minor, part: Minor, whole: Minor): Minor =>
  whole > 0 ? divideRounded(BigInt(amount) * BigInt(part), BigInt(whole)) : 0;
