import { limits } from '../limits';
import { type OrderType, orderTypes } from '../orders/statuses';
import { dateBounds, dateFrom, storeDate } from '../time';
import { openSpans } from './daySpans';
import { festivalOn } from './festivals';
import { isOffered, isOn, type OpeningRules } from './openingRules';

/** Why a store takes no orders: its hours, special hours, a pause, or because it doesn't take that type at all. */
export const closedReasons = ['hours', 'festival', 'paused', 'off'] as const;
export type ClosedReason = (typeof closedReasons)[number];

/** Whether a store takes orders of a type for an instant, until when, and why not. */
export interface OpenState {
  is_open: boolean;
  /**
   * When that ends: closing time, the end of a pause, or the next opening. Missing if that is more than a week away, or
   * a year for a closed store.
   */
  until?: Date;
  reason?: ClosedReason;
  /** With `festival`: the day's text for customers, in the store's languages. */
  festival?: readonly string[];
  /** The first instant at which it is open again. Missing if there is none within a year. */
  next_open_at?: Date;
  /** Added to the preparation time of orders placed then. */
  busy_minutes: number;
}

/** Days searched at a time: most stores are open, or open again, within the first. */
const horizons = [1, 8, 60, limits.openStateDays];

/** The span that includes an instant, or the next one; its end is `null` if it is more than a week away. */
function nextSpan(rules: OpeningRules, orderType: OrderType, at: Date): { start: Date; end: Date | null } | null {
  const today = storeDate(at, rules.timezone);
  for (const days of horizons) {
    const last = dateFrom(today, days);
    const span = openSpans(rules, orderType, dateFrom(today, -1), last).find(({ end }) => end > at);
    if (span && span.end < dateBounds(last, rules.timezone).end) return span;
    // It may continue past the last searched day.
    if (span && days > 1) return { start: span.start, end: null };
  }
  return null;
}

/** Returns the minutes that a store adds to its preparation time for orders placed at an instant. */
export const busyMinutes = ({ service_state }: Pick<OpeningRules, 'service_state'>, at: Date): number =>
  isOn(service_state.busy, at) ? service_state.busy.minutes : 0;

/**
 * Whether a store takes orders of a type at an instant. Everything that needs to know calls this: the boards,
 * create-order, the server when an order is placed, and customer apps.
 *
 * @param at now, or the time for which an order is scheduled
 * @example openState(store, 'delivery', new Date()) // { is_open: true, until: 22:00, busy_minutes: 0 }
 */
export function openState(rules: OpeningRules, orderType: OrderType, at: Date): OpenState {
  const busy_minutes = busyMinutes(rules, at);
  if (!isOffered(rules, orderType)) return { is_open: false, reason: 'off', busy_minutes };
  const span = nextSpan(rules, orderType, at);
  if (span && span.start <= at) return { is_open: true, ...(span.end ? { until: span.end } : {}), busy_minutes };
  const next = span ? { next_open_at: span.start } : {};
  const pause = rules.service_state.paused[orderType];
  const date = storeDate(at, rules.timezone);
  if (isOn(pause, at)) {
    const around = openSpans(rules, orderType, dateFrom(date, -1), date, { isPauseIgnored: true });
    if (around.some(({ start, end }) => start <= at && at < end)) {
      return { is_open: false, reason: 'paused', until: new Date(pause.until), ...next, busy_minutes };
    }
  }
  const until = span ? { until: span.start } : {};
  const festival = festivalOn(rules.festivals, date);
  return festival
    ? { is_open: false, reason: 'festival', festival: festival.name, ...until, ...next, busy_minutes }
    : { is_open: false, reason: 'hours', ...until, ...next, busy_minutes };
}

/** Whether orders of a type are taken at an instant, without the rest of `openState`. */
export function isOpenFor(rules: OpeningRules, orderType: OrderType, at: Date): boolean {
  if (!isOffered(rules, orderType)) return false;
  const date = storeDate(at, rules.timezone);
  return openSpans(rules, orderType, dateFrom(date, -1), date).some(({ start, end }) => start <= at && at < end);
}

/**
 * When the hours at an instant, or the rest of its day's hours, end: the meaning of "for the rest of the day". Not
 * before midnight if the store is closed, and past midnight if it is open then.
 */
export function endOfService(rules: OpeningRules, orderTypes: readonly OrderType[], at: Date): Date {
  const date = storeDate(at, rules.timezone);
  const ends = orderTypes.flatMap((orderType) => {
    const late = openSpans(rules, orderType, dateFrom(date, -1), dateFrom(date, -1), { isPauseIgnored: true });
    const tonight = late.find(
      ({ start, end }) => start <= at && at < end && end > dateBounds(date, rules.timezone).start,
    );
    const spans = tonight ? [tonight] : openSpans(rules, orderType, date, date, { isPauseIgnored: true });
    return spans.map(({ end }) => ({ end, isLate: tonight !== undefined }));
  });
  const midnight = dateBounds(date, rules.timezone).end;
  const latest = ends.reduce<Date | null>((last, { end }) => (last && last > end ? last : end), null);
  const isAfterMidnight = ends.length > 0 && ends.every(({ isLate }) => isLate);
  if (isAfterMidnight && latest) return latest;
  return latest && latest > midnight ? latest : midnight;
}

/** The rules without today's exception. */
const withoutToday = (rules: OpeningRules): OpeningRules => ({
  ...rules,
  service_state: { ...rules.service_state, today: null },
});

const offeredTypes = (rules: OpeningRules): OrderType[] => orderTypes.filter((type) => isOffered(rules, type));

/** `endOfService` of all order types by the regular hours: closing early today only makes sense before it. */
export const regularEnd = (rules: OpeningRules, at: Date): Date =>
  endOfService(withoutToday(rules), offeredTypes(rules), at);

/**
 * Whether a store takes every order type until an instant or longer by its regular hours: then staying open until then
 * changes nothing.
 */
export function isOpenAnyway(rules: OpeningRules, until: Date): boolean {
  const date = storeDate(until, rules.timezone);
  return offeredTypes(rules).every((type) =>
    openSpans(withoutToday(rules), type, dateFrom(date, -1), date, { isPauseIgnored: true }).some(
      ({ start, end }) => start <= until && until <= end,
    ),
  );
}
