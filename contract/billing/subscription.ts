import { dateFrom } from '../time';
import { dunningDays, graceDays, lockDay, trialMailDays } from './dunning';
import { type Period, periodOf } from './periods';
import { type Plan, type PlanInterval, priceOf } from './plans';

/** A plan with its interval, as a store agreed to it. */
export interface Agreement {
  plan: Plan;
  interval: PlanInterval;
}

/** An invoice that isn't paid. */
export interface Arrears {
  /** When it was due. */
  since: string;
  /** The card was declined for good: only another one is charged. */
  is_hard: boolean;
  /** The rows of `dunningDays` that are done: all up to this day, counted from `since`. */
  done_day: number;
}

/** Days whose extra orders no invoice has yet, with the plan that they had. */
export interface Unsettled {
  agreement: Agreement;
  period: Period;
}

/** Everything that decides what happens to a store's subscription. Dates are days in `timezone`. */
export interface Subscription {
  timezone: string;
  /** The first day after the trial. `null`: there was none. */
  trial_ends_on: string | null;
  agreement: Agreement | null;
  /** The first day of the first period. `null` until there is a plan. */
  anchor: string | null;
  /** How many periods since the anchor have an invoice. */
  billed: number;
  /** Says what takes its place when the period ends. */
  next: Agreement | null;
  /** It isn't renewed. */
  is_cancelled: boolean;
  arrears: Arrears | null;
  /** Charged with the next invoice, besides its period. Missing: nothing. */
  unsettled?: readonly Unsettled[];
  /** The smallest of `trialMailDays` that was mailed. */
  trial_mailed: number | null;
  /** Never locked, such as the demo's store. */
  is_exempt: boolean;
}

export const subscriptionStates = ['trial', 'active', 'past_due', 'trial_ended', 'payment_failed', 'ended'] as const;
/** The last three lock the store. */
export type SubscriptionState = (typeof subscriptionStates)[number];

const lockingStates: readonly SubscriptionState[] = ['trial_ended', 'payment_failed', 'ended'];
/** Whether a store in this state is locked. */
export const isLocking = (state: SubscriptionState): boolean => lockingStates.includes(state);

/** A trial from a day on. */
export const newSubscription = (timezone: string, trialEndsOn: string | null): Subscription => ({
  ...{ timezone, trial_ends_on: trialEndsOn, agreement: null, anchor: null, billed: 0, next: null },
  ...{ is_cancelled: false, arrears: null, trial_mailed: null, is_exempt: false },
});

/** The period that was invoiced last; `null` before the first. */
export const currentPeriod = ({ agreement, anchor, billed }: Subscription): Period | null =>
  agreement && anchor !== null && billed > 0 ? periodOf(anchor, agreement.interval, billed - 1) : null;

/** The first day that no longer belongs to the last period, if another one begins on a day. */
export function endBefore(subscription: Subscription, day: string): string {
  const { to = day } = currentPeriod(subscription) ?? {};
  return to < day ? to : day;
}

/**
 * The days of the last period, of which a new beginning knows nothing, for the next invoice.
 *
 * @param until the first day that isn't one of them
 */
export function unsettledUntil(subscription: Subscription, until: string): Pick<Subscription, 'unsettled'> {
  const { agreement, unsettled = [] } = subscription;
  const period = currentPeriod(subscription);
  const last =
    agreement && period && period.from < until ? [{ agreement, period: { from: period.from, to: until } }] : [];
  const all = [...unsettled, ...last];
  return all.length > 0 ? { unsettled: all } : {};
}

/** The first day that isn't covered by anything: of the next period. */
const coveredUntil = (subscription: Subscription): string | null =>
  currentPeriod(subscription)?.to ?? subscription.anchor ?? subscription.trial_ends_on;

/** Returns the state on a day. */
export function stateOf(subscription: Subscription, today: string): SubscriptionState {
  const { agreement, arrears, is_cancelled, trial_ends_on } = subscription;
  if (arrears) return today >= lockDay(arrears.since) ? 'payment_failed' : 'past_due';
  const until = coveredUntil(subscription);
  if (!agreement || is_cancelled) {
    const isOver = until === null || today >= until;
    if (isOver) return subscription.billed > 0 ? 'ended' : 'trial_ended';
  }
  return subscription.billed === 0 && trial_ends_on !== null && today < trial_ends_on ? 'trial' : 'active';
}

/** The next step that needs no one, and its day. */
export type BillingStep =
  | { kind: 'bill'; on: string; period: Period; agreement: Agreement }
  | { kind: 'dun'; on: string; day: number; isRetried: boolean; isMailed: boolean }
  | { kind: 'lock'; on: string }
  | { kind: 'trial_mail'; on: string; days: number };

/** The next period to be invoiced, with the plan that it has then. */
export function nextPeriod(subscription: Subscription): { period: Period; agreement: Agreement } | null {
  const { agreement, anchor, billed, next } = subscription;
  if (!agreement || anchor === null) return null;
  const isOtherInterval = next !== null && next.interval !== agreement.interval && billed > 0;
  const from = isOtherInterval ? (currentPeriod(subscription)?.to ?? anchor) : anchor;
  const taken = next ?? agreement;
  return { period: periodOf(from, taken.interval, isOtherInterval ? 0 : billed), agreement: taken };
}

function trialMail({ agreement, trial_ends_on, trial_mailed }: Subscription): BillingStep | null {
  if (agreement || trial_ends_on === null) return null;
  const days = trialMailDays.find((each) => trial_mailed === null || each < trial_mailed);
  return days === undefined ? null : { kind: 'trial_mail', on: dateFrom(trial_ends_on, -days), days };
}

function dunning({ arrears }: Subscription): BillingStep | null {
  if (!arrears) return null;
  const row = dunningDays.find(({ day }) => day > arrears.done_day);
  if (row) {
    const { day, isRetried, isMailed } = row;
    const on = dateFrom(arrears.since, day);
    return { kind: 'dun', on, day, isRetried: isRetried && !arrears.is_hard, isMailed };
  }
  return arrears.done_day < graceDays ? { kind: 'lock', on: lockDay(arrears.since) } : null;
}

/**
 * Returns what happens next. Nothing is billed on top of an unpaid invoice, so that a store never owes several periods
 * for a time in which it was locked.
 */
export function nextStep(subscription: Subscription): BillingStep | null {
  if (subscription.arrears) return dunning(subscription);
  if (subscription.is_cancelled) return null;
  const due = nextPeriod(subscription);
  return due ? { kind: 'bill', on: due.period.from, ...due } : trialMail(subscription);
}

/** The step, if its day has come. */
export function dueStep(subscription: Subscription, today: string): BillingStep | null {
  const step = nextStep(subscription);
  return step && step.on <= today ? step : null;
}

/** The next period has its invoice. */
export function billed(subscription: Subscription): Subscription {
  const due = nextPeriod(subscription);
  if (!due) return subscription;
  const { agreement, period } = due;
  const isMoved = agreement.interval !== subscription.agreement?.interval;
  const { unsettled: _settled, ...terms } = subscription;
  return {
    ...terms,
    ...{ agreement, next: null, anchor: isMoved ? period.from : subscription.anchor },
    billed: isMoved ? 1 : subscription.billed + 1,
  };
}

/** The card wasn't charged. The first time, the days begin to count. */
export const paymentFailed = (subscription: Subscription, on: string, isHard: boolean): Subscription => ({
  ...subscription,
  arrears: subscription.arrears
    ? { ...subscription.arrears, is_hard: isHard }
    : { since: on, is_hard: isHard, done_day: -1 },
});

/** A row of the schedule, or the lock, was carried out. */
export const dunned = (subscription: Subscription, day: number): Subscription => ({
  ...subscription,
  arrears: subscription.arrears && { ...subscription.arrears, done_day: day },
});

/**
 * Says what was unpaid is paid. A store that was locked for longer than the paid period begins a new one today: it doesn't
 * pay for the time in between, but for the orders of it that are more than the paid period included.
 */
export function paymentMade(subscription: Subscription, today: string): Subscription {
  const paid = { ...subscription, arrears: null };
  const period = currentPeriod(paid);
  if (!period || !subscription.arrears || period.to > today) return paid;
  return { ...paid, ...unsettledUntil(paid, today), anchor: today, billed: 0 };
}

/** Whether a period costs nothing, so that no card is needed for it. */
export const isFree = ({ plan, interval }: Agreement): boolean => priceOf(plan, interval) === 0;
