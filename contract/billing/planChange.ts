import type { Minor } from '../money';
import { type Period, periodOf, restOf } from './periods';
import { priceOf } from './plans';
import { type Agreement, currentPeriod, endBefore, type Subscription, stateOf, unsettledUntil } from './subscription';

/** A line of an invoice. Each kind has a text in every language. */
export interface BillingLine {
  kind: 'period' | 'extra_orders' | 'upgrade' | 'unused' | 'credit';
  plan: string;
  period: Period;
  /** Orders beyond the plan, for `extra_orders`. */
  count?: number | undefined;
  amount: Minor;
}

/**
 * Says what choosing a plan does.
 *
 * - `trial`: the first period begins, and is paid, when the trial ends
 * - `now`: something is paid first, and then the plan applies; `lines` are what it costs
 * - `later`: the plan applies when the period ends
 * - `same`: it is the plan that the store has, and nothing else is planned
 */
export interface PlanChange {
  when: 'trial' | 'now' | 'later' | 'same';
  /** When it applies, and when it is charged. */
  on: string;
  lines: readonly BillingLine[];
  /** Says what is charged on this day, and from then on in each period; without tax. */
  price: Minor;
  /** The subscription once it applies, or is planned. */
  after: Subscription;
}

const isSame = (one: Agreement, other: Agreement): boolean =>
  one.plan.code === other.plan.code && one.interval === other.interval;

/** A subscription that begins on a day. */
const begun = (subscription: Subscription, agreement: Agreement, anchor: string): Subscription => ({
  ...subscription,
  ...unsettledUntil(subscription, endBefore(subscription, anchor)),
  ...{ agreement, anchor, billed: 0, next: null, is_cancelled: false },
});

function firstPlan(subscription: Subscription, chosen: Agreement, today: string): PlanChange {
  const { trial_ends_on } = subscription;
  const price = priceOf(chosen.plan, chosen.interval);
  const isTrial = trial_ends_on !== null && today < trial_ends_on && subscription.billed === 0;
  const from = isTrial ? trial_ends_on : today;
  const period = periodOf(from, chosen.interval, 0);
  const lines: BillingLine[] = [{ kind: 'period', plan: chosen.plan.name, period, amount: price }];
  const after = begun(subscription, chosen, from);
  return isTrial
    ? { when: 'trial', on: from, lines: [], price, after }
    : { when: 'now', on: today, lines, price, after: { ...after, billed: 1 } };
}

const isDearer = (chosen: Agreement, now: Agreement): boolean => chosen.plan.month > now.plan.month;

function atOnce(subscription: Subscription, period: Period, now: Agreement, chosen: Agreement, today: string) {
  const price = priceOf(chosen.plan, chosen.interval);
  const unused = restOf(priceOf(now.plan, now.interval), period, today);
  const left = { from: today, to: period.to };
  const credit: BillingLine = { kind: 'unused', plan: now.plan.name, period: left, amount: 0 - unused };
  if (chosen.interval === now.interval) {
    const amount = restOf(price, period, today);
    const lines: BillingLine[] = [{ kind: 'upgrade', plan: chosen.plan.name, period: left, amount }, credit];
    const after = { ...subscription, agreement: chosen, next: null, is_cancelled: false };
    return { when: 'now', on: today, lines, price, after } as const;
  }
  const whole = periodOf(today, chosen.interval, 0);
  const lines: BillingLine[] = [{ kind: 'period', plan: chosen.plan.name, period: whole, amount: price }, credit];
  return { when: 'now', on: today, lines, price, after: { ...begun(subscription, chosen, today), billed: 1 } } as const;
}

/**
 * Returns what choosing a plan does on a day: the preview and the change are the same function. More is paid at once
 * for the days that are left; less applies when the period ends, because it is paid for. A change from months to years
 * begins a new period at once, unless the plan is smaller.
 */
export function changePlan(subscription: Subscription, chosen: Agreement, today: string): PlanChange {
  const { agreement: now } = subscription;
  const period = currentPeriod(subscription);
  if (!now || !period || stateOf(subscription, today) === 'ended') return firstPlan(subscription, chosen, today);
  if (isSame(now, chosen)) {
    const after = { ...subscription, next: null, is_cancelled: false };
    const isKept = subscription.next === null && !subscription.is_cancelled;
    const price = priceOf(now.plan, now.interval);
    return { when: isKept ? 'same' : 'later', on: period.to, lines: [], price, after };
  }
  const isLonger = now.interval === 'month' && chosen.interval === 'year';
  const isNow =
    chosen.interval === now.interval ? isDearer(chosen, now) : isLonger && chosen.plan.month >= now.plan.month;
  if (isNow) return atOnce(subscription, period, now, chosen, today);
  const price = priceOf(chosen.plan, chosen.interval);
  const after = { ...subscription, next: chosen, is_cancelled: false };
  return { when: 'later', on: period.to, lines: [], price, after };
}

/** It isn't renewed. What is paid stays usable until then. */
export const cancelled = (subscription: Subscription): Subscription => ({
  ...subscription,
  ...{ is_cancelled: true, next: null },
});

/** Takes a cancellation back. */
export const resumed = (subscription: Subscription): Subscription => ({ ...subscription, is_cancelled: false });
