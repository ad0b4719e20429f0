import { limits } from '../limits';
import type { OrderType } from '../orders/statuses';
import { dateFrom, instantOf, minutesOf, storeDate, weekdayOf } from '../time';
import { festivalOn } from './festivals';
import { type DayHours, type OpeningRules, weekOf } from './openingRules';

const minutesOfDay = 1440;

/** From one instant up to, but not including, another. */
export interface Span {
  start: Date;
  end: Date;
}

/** Sorts spans in ascending order and merges those that overlap or touch. */
export function merged(spans: readonly Span[]): Span[] {
  const ordered = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start.getTime() - b.start.getTime());
  const result: Span[] = [];
  for (const span of ordered) {
    const last = result.at(-1);
    if (!last || span.start > last.end) result.push({ ...span });
    else if (span.end > last.end) last.end = span.end;
  }
  return result;
}

/** Removes a period from spans. */
export const without = (spans: readonly Span[], { start, end }: Span): Span[] =>
  spans
    .flatMap((span) => [
      { start: span.start, end: span.end < start ? span.end : start },
      { start: span.start > end ? span.start : end, end: span.end },
    ])
    .filter((span) => span.start < span.end);

/** Hours in minutes since midnight. An end that isn't after its start is on the next day. */
function wallSpans({ is_open, is_full_day, slots }: DayHours): { start: number; end: number }[] {
  if (!is_open) return [];
  if (is_full_day) return [{ start: 0, end: minutesOfDay }];
  return slots.map(({ start, end }) => {
    const [from, to] = [minutesOf(start), minutesOf(end)];
    return { start: from, end: to > from ? to : to + minutesOfDay };
  });
}

const closed: DayHours = { is_open: false, is_full_day: false, slots: [] };

/** The hours of a date: of special hours that include it, or of its weekday. */
export function hoursOn(rules: OpeningRules, orderType: OrderType, date: string): DayHours {
  const weekday = weekdayOf(date);
  return (
    festivalOn(rules.festivals, date)?.hours ?? weekOf(rules, orderType).find(({ day }) => day === weekday) ?? closed
  );
}

/**
 * When a store is open by a date's hours, without pauses and today's exception. Hours past midnight belong to the date
 * on which they start. If the next day has special hours, these end at midnight, unless they belong to the same special
 * hours.
 *
 * @returns spans in ascending order that neither touch nor overlap
 */
export function daySpans(rules: OpeningRules, orderType: OrderType, date: string): Span[] {
  const { timezone, festivals } = rules;
  const hours = hoursOn(rules, orderType, date);
  const next = festivalOn(festivals, dateFrom(date, 1));
  const isCut = next !== null && next._id !== festivalOn(festivals, date)?._id;
  return merged(
    wallSpans(hours).map(({ start, end }) => ({
      start: instantOf(date, start, timezone),
      end: instantOf(date, isCut ? Math.min(end, minutesOfDay) : end, timezone),
    })),
  );
}

const spanOf = ({ from, until }: { from: string; until: string }): Span => ({
  start: new Date(from),
  end: new Date(until),
});

/** The hours that start on a date, with today's exception applied. */
export function serviceSpans(rules: OpeningRules, orderType: OrderType, date: string): Span[] {
  const { today } = rules.service_state;
  const spans = daySpans(rules, orderType, date);
  if (today?.kind === 'close') return without(spans, spanOf(today));
  const isOpenLonger = today?.kind === 'open' && storeDate(new Date(today.from), rules.timezone) === date;
  return isOpenLonger ? merged([...spans, spanOf(today)]) : spans;
}

/** The most days that one call covers: the longest search for an opening, plus a day before and after. */
const daysMax = limits.openStateDays + 2;

/** The number of days from one date to another, including both, at most `daysMax`; 0 if `to` is before `from`. */
function countDays(from: string, to: string): number {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  return Math.min(Math.max(days, 0), daysMax);
}

/**
 * When orders are taken between two dates, both included, for at most a year: hours, special hours and today's
 * exception, minus pauses.
 */
export function openSpans(
  rules: OpeningRules,
  orderType: OrderType,
  from: string,
  to: string,
  { isPauseIgnored = false } = {},
): Span[] {
  const days = Array.from({ length: countDays(from, to) }, (_, offset) => dateFrom(from, offset));
  const all = days.flatMap((date) => serviceSpans(rules, orderType, date));
  const pause = rules.service_state.paused[orderType];
  const together = merged(all);
  return pause && !isPauseIgnored ? without(together, spanOf(pause)) : together;
}
