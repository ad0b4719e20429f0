import { differenceInSeconds } from 'date-fns';
import type { TranslateFunction } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { type ClockKind, clocksOf, type OrderClock } from '#contract/orders/clocks';
import { hasDishes } from '#contract/orders/guards';
import { promisedAt, type Urgency } from '#contract/orders/urgency';
import { countdownText, spanText } from '../../components/time/storeTime';
import type { OrderFormat } from './orderContext';
import { shortTime } from './ShortTime';

/** Whose clock to show: the customer's, or the one that runs in the store: to answer, else the kitchen's. */
export type ClockOwner = 'store' | 'customer';

/** The text of a clock, and how urgent it is. */
export interface ClockText {
  at: Date;
  state: Urgency;
  text: string;
  /** Explanation for the tooltip. */
  hint: string;
}

interface ClockTextOptions {
  now: Date;
  t: TranslateFunction;
  format: OrderFormat;
}

/** Seconds are shown from this many minutes before a new order is rejected. */
const secondsFrom = 5;
/** Longer waits for an answer are given as a time. */
const countsWithin = 60;

const minuteOf = (instant: Date): number => Math.floor(instant.getTime() / 60_000);

/** `Ready by 2:39 PM`, `Promised 2:39 PM`. */
export const clockName = (kind: Exclude<ClockKind, 'answer'>, time: string, t: TranslateFunction): string =>
  t(`order.clock.${kind}`, { time });

function answerText({ at }: OrderClock, { now, t, format }: ClockTextOptions): string {
  const seconds = differenceInSeconds(at, now);
  if (seconds <= 0) return t('order.clock.answer_now');
  if (seconds >= countsWithin * 60) return t('order.clock.answer_by', { time: shortTime(at, now, format) });
  const isExact = seconds < secondsFrom * 60;
  const time = isExact ? countdownText(seconds, format.locale) : spanText(Math.floor(seconds / 60), t);
  return t('order.clock.answer', { time });
}

/**
 * `Ready by 2:39 PM`, and `Ready by 2:39 PM · 4 min late` once it is urgent. The minutes are the difference between the
 * clock's time and the current time, both as displayed, so that they add up.
 */
function dueText(
  { kind, at, state }: OrderClock & { kind: 'kitchen' | 'customer' },
  { now, t, format }: ClockTextOptions,
): string {
  const named = clockName(kind, shortTime(at, now, format), t);
  if (state === 'calm') return named;
  const minutes = minuteOf(at) - minuteOf(now);
  const time = spanText(Math.abs(minutes), t);
  // A delivery can be at risk long before its time: then the minutes left alone would not say why.
  const isAtRisk = state === 'soon' && minutes > format.rules.warn_before;
  const key = minutes === 0 ? 'now' : minutes < 0 ? 'late' : isAtRisk ? 'at_risk' : 'left';
  return t('order.clock.told', { clock: named, state: t(`order.timing.${key}`, { time }) });
}

/** `Ready since 12:40 PM · not collected`, or `Ready since 12:40 PM · 7 min late` if it was ready too late. */
function waitsText({ at, state }: OrderClock, since: Date, { now, t, format }: ClockTextOptions): string {
  const time = spanText(minuteOf(since) - minuteOf(at), t);
  return t('order.clock.told', {
    clock: t('order.clock.ready_since', { time: shortTime(since, now, format) }),
    state: state === 'late' ? t('order.timing.late', { time }) : t('order.timing.not_collected'),
  });
}

function textOf(clock: OrderClock, options: ClockTextOptions): string {
  const { kind, waitsSince } = clock;
  if (kind === 'answer') return answerText(clock, options);
  return waitsSince ? waitsText(clock, waitsSince, options) : dueText({ ...clock, kind }, options);
}

/**
 * One of an order's clocks in words; `undefined` if the store's no longer runs. The customer's is always shown, once
 * there are dishes.
 */
export function clockText(order: Order, of: ClockOwner, options: ClockTextOptions): ClockText | undefined {
  const { now, t, format } = options;
  const clocks = clocksOf(order, format.rules, now);
  const clock = clocks.find(({ kind }) => (kind === 'customer') === (of === 'customer'));
  const promised = promisedAt(order, format.rules);
  const promise = clockName('customer', shortTime(promised, now, format), t);
  if (clock) {
    const { kind, state, waitsSince } = clock;
    const hint = waitsSince ? promise : t(`order.clock.hint.${kind}`);
    return { at: waitsSince ?? clock.at, state, text: textOf(clock, options), hint };
  }
  if (of === 'store' || !hasDishes(order)) return undefined;
  return { at: promised, state: 'calm', text: promise, hint: t('order.clock.hint.customer') };
}
