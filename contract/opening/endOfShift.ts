import { orderTypes } from '../orders/statuses';
import { storeDate, wallClock } from '../time';
import { dateFrom, instantOf, merged, openSpans } from './daySpans';
import { isOffered, type OpeningRules } from './openingRules';

/** When a day's work is over at the latest, in minutes since midnight, if the store doesn't close. */
const dayChange = 4 * 60;
/** Until when the next morning hours can still belong to the day before, such as a bar's. */
const lateHoursEnd = 12 * 60;

/** The date whose work an instant belongs to: before 4 a.m. it's the day before. */
function workDate(at: Date, timezone: string): string {
  const date = storeDate(at, timezone);
  return wallClock(at, timezone).minutes < dayChange ? dateFrom(date, -1) : date;
}

/**
 * When a shift that begins at an instant ends: when the store closes for the day, whatever break is in between. Pauses
 * don't count, today's exception does. A store that doesn't close, or has closed, ends it at 4 a.m.
 */
export function endOfShift(rules: OpeningRules, at: Date): Date {
  const { timezone } = rules;
  const date = workDate(at, timezone);
  const next = dateFrom(date, 1);
  const [begin, end] = [instantOf(date, dayChange, timezone), instantOf(next, dayChange, timezone)];
  const spans = merged(
    orderTypes
      .filter((type) => isOffered(rules, type))
      .flatMap((type) => openSpans(rules, type, dateFrom(date, -1), next, { isPauseIgnored: true })),
  ).filter((span) => span.start < end && span.end > at);
  // The night before isn't over yet.
  const night = spans.find((span) => span.start < begin && span.start <= at);
  if (night && night.end <= instantOf(date, lateHoursEnd, timezone)) return night.end;
  const closing = spans.at(-1)?.end;
  return closing && closing <= instantOf(next, lateHoursEnd, timezone) ? closing : end;
}
