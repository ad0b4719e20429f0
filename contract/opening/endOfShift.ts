import { orderTypes } from '../orders/statuses';
import { dateFrom, instantOf, storeDate, wallClock } from '../time';
import { merged, openSpans, type Span } from './daySpans';
import { isOffered, type OpeningRules } from './openingRules';

/** When a day's work is over at the latest, in minutes since midnight, if the store doesn't close. */
const dayChange = 4 * 60;
/** Until when the next morning hours can still belong to the day before, such as a bar's. */
const lateHoursEnd = 12 * 60;

const hourMs = 3_600_000;
/** After closing, the last orders are still cooked and handed over. */
const graceMs = hourMs;
/** How long before the store opens someone who comes at night may be there for the coming day, such as a baker. */
const earlyMs = 4 * hourMs;

const contains = ({ start, end }: Span, at: Date): boolean => start <= at && at < end;

/** Hours without an end on any day are longer, since those of several days are one span. */
const isShorterThanDay = ({ start, end }: Span): boolean => end.getTime() - start.getTime() < 24 * hourMs;

/** Whether hours start after a date's midnight and last into its morning: they are that day's work, not the night's before. */
const isMorning = (span: Span, date: string, timezone: string): boolean =>
  span.start >= instantOf(date, 0, timezone) &&
  span.end > instantOf(date, dayChange, timezone) &&
  isShorterThanDay(span);

/** The morning hours that someone who begins at night works for: those that have started, or will soon and are nearer than the last ones. */
function morningHours(spans: readonly Span[], at: Date): Span | undefined {
  const now = spans.find((span) => contains(span, at));
  if (now) return now;
  const next = spans.find(({ start }) => start > at);
  const last = spans.findLast(({ end }) => end <= at);
  const wait = next ? next.start.getTime() - at.getTime() : Number.POSITIVE_INFINITY;
  const since = last ? at.getTime() - last.end.getTime() : Number.POSITIVE_INFINITY;
  return wait <= earlyMs && wait < since ? next : undefined;
}

/** The date whose work an instant belongs to: before 4 a.m. it's the day before, unless the morning's work has begun. */
function workDate(spans: readonly Span[], at: Date, timezone: string): string {
  const date = storeDate(at, timezone);
  if (wallClock(at, timezone).minutes >= dayChange) return date;
  const hours = morningHours(spans, at);
  return hours && isMorning(hours, date, timezone) ? date : dateFrom(date, -1);
}

/**
 * When a shift that begins at an instant ends: an hour after the store closes for the day, whatever break is in between, and
 * not after 4 a.m. unless the store is open longer. Pauses don't count, today's exception does. A store that doesn't close, or
 * has closed, ends it at 4 a.m.
 */
export function endOfShift(rules: OpeningRules, at: Date): Date {
  const { timezone } = rules;
  const today = storeDate(at, timezone);
  const spans = merged(
    orderTypes
      .filter((type) => isOffered(rules, type))
      .flatMap((type) => openSpans(rules, type, dateFrom(today, -2), dateFrom(today, 1), { isPauseIgnored: true })),
  );
  const date = workDate(spans, at, timezone);
  const next = dateFrom(date, 1);
  const [midnight, begin] = [instantOf(date, 0, timezone), instantOf(date, dayChange, timezone)];
  const [nextMidnight, end] = [instantOf(next, 0, timezone), instantOf(next, dayChange, timezone)];
  const afterwards = (closing: Date): Date => {
    const over = new Date(closing.getTime() + graceMs);
    return closing <= end && over > end ? end : over;
  };
  // Hours that started in the night, its own or the one before, and aren't over.
  const night = spans.find((span) => contains(span, at) && span.start < begin);
  if (night) {
    const isNight =
      night.start >= midnight ? isShorterThanDay(night) : night.end <= instantOf(date, lateHoursEnd, timezone);
    if (isNight) return afterwards(night.end);
  }
  const closing = spans
    .filter((span) => span.end > at && span.start < end)
    // The next morning's work.
    .filter((span) => span.start < nextMidnight || span.end <= end)
    .at(-1)?.end;
  return closing && closing <= instantOf(next, lateHoursEnd, timezone) ? afterwards(closing) : end;
}
