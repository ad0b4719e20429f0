import { type OrderRules, readyMinutes } from '../orders/orderRules';
import type { OrderType } from '../orders/statuses';
import { dateBounds, dateFrom, storeDate } from '../time';
import { type Span, serviceSpans } from './daySpans';
import { isOn, type OpeningRules } from './openingRules';

/** A store's rules for orders for later. */
export type SlotRules = Pick<OrderRules, 'slot_minutes' | 'slot_lead_minutes' | 'slot_days_ahead' | 'slot_orders_max'>;

/** How long a store's orders take, and the length of its slots. */
export type SlotTimes = Pick<OrderRules, 'slot_minutes' | 'preparation_time' | 'pickup_time' | 'delivery_time'>;

/**
 * Minutes from opening until the first scheduled order can be handed over. The kitchen starts when the store opens, and
 * a delivery's slot is the time at which it arrives. Guests at a table order once they are there, so 0 for them.
 */
export function minutesAfterOpening(orderType: OrderType, times: SlotTimes): number {
  if (orderType === 'table') return 0;
  const ready = readyMinutes(orderType, times);
  return orderType === 'delivery' ? ready + times.delivery_time : ready;
}

const isIn = (spans: readonly Span[], instant: Date): boolean =>
  spans.some(({ start, end }) => start <= instant && instant < end);

/** The span of a day's hours that includes an instant, on the day on which they start. */
function serviceSpanAt(rules: OpeningRules, orderType: OrderType, at: Date): Span | undefined {
  const date = storeDate(at, rules.timezone);
  return [date, dateFrom(date, -1)]
    .flatMap((day) => serviceSpans(rules, orderType, day))
    .find((span) => isIn([span], at));
}

/**
 * The slot that includes an instant. Slots follow one another from the start of the day's hours; the last one ends with
 * them.
 *
 * @returns `null` if the store isn't open then
 */
export function slotAt(rules: OpeningRules, orderType: OrderType, at: Date, minutes: number): Span | null {
  const span = serviceSpanAt(rules, orderType, at);
  if (!span) return null;
  const step = minutes * 60_000;
  const start = span.start.getTime() + Math.floor((at.getTime() - span.start.getTime()) / step) * step;
  return { start: new Date(start), end: new Date(Math.min(start + step, span.end.getTime())) };
}

/**
 * Times to offer for orders of a type on a date: the starts of its slots, beginning when the kitchen can have prepared
 * an order after opening. Includes slots past midnight if the hours begin on this date.
 *
 * @returns instants in ascending order, none before `from`, the store open at each
 */
export function slotsOn(
  rules: OpeningRules,
  orderType: OrderType,
  date: string,
  { times, from }: { times: SlotTimes; from: Date },
): Date[] {
  const pause = rules.service_state.paused[orderType];
  const slots: Date[] = [];
  const before = serviceSpans(rules, orderType, dateFrom(date, -1));
  const lead = minutesAfterOpening(orderType, times) * 60_000;
  for (const { start, end } of serviceSpans(rules, orderType, date)) {
    // If the store stays open past midnight, this span continues the previous day's.
    const opened = before.find((span) => span.start < start && span.end >= start)?.start ?? start;
    const first = opened.getTime() + lead;
    for (let time = start.getTime(); time < end.getTime(); time += times.slot_minutes * 60_000) {
      const slot = new Date(time);
      if (time >= first && slot >= from && !isOn(pause, slot)) slots.push(slot);
    }
  }
  return slots;
}

/** The instants at which a store opens on a date, in ascending order. */
export const openingsOn = (rules: OpeningRules, orderType: OrderType, date: string): Date[] =>
  serviceSpans(rules, orderType, date).map(({ start }) => start);

/** Why an order can't be scheduled for a time, apart from opening hours and full slots. */
export type SlotProblem = 'past' | 'too_soon' | 'too_far';

/** The end of the last day that can be chosen, not included. To check many slots, call it once. */
export const slotsEnd = ({ slot_days_ahead }: SlotRules, now: Date, timezone: string): Date =>
  dateBounds(dateFrom(storeDate(now, timezone), slot_days_ahead), timezone).end;

/** Limits are inclusive; the last day that can be chosen ends at midnight. */
export function slotProblem(
  rules: SlotRules,
  slot: Date,
  now: Date,
  timezone: string,
  end: Date = slotsEnd(rules, now, timezone),
): SlotProblem | null {
  if (slot <= now) return 'past';
  if (slot.getTime() < now.getTime() + rules.slot_lead_minutes * 60_000) return 'too_soon';
  return slot >= end ? 'too_far' : null;
}

/** When the last orders of a date are taken. */
export interface LastOrders {
  /** Closing time: until then, orders for now are taken. */
  closes: Date;
  /** The last slot that can be chosen; `null` if the hours are shorter than an order takes. */
  slot: Date | null;
}

/** @returns `null` if the store isn't open on that date */
export function lastOrdersOn(
  rules: OpeningRules,
  orderType: OrderType,
  date: string,
  times: SlotTimes,
): LastOrders | null {
  const closes = serviceSpans(rules, orderType, date).at(-1)?.end;
  return closes ? { closes, slot: slotsOn(rules, orderType, date, { times, from: new Date(0) }).at(-1) ?? null } : null;
}
