import { businessDate, type DayRules, dateFrom, instantOf, storeDate, weekdayOf } from '../time';
import type { InsightDates } from './ranges';

/** How often an account gets the dashboard's figures by email. */
export const summaryIntervals = ['daily', 'weekly'] as const;
export type SummaryInterval = (typeof summaryIntervals)[number];

/** Minutes after midnight on the store's clock: early enough to be read before work. */
const summaryTime = 7 * 60;
const monday = 1;

/** A business day that begins later has to be over first. */
const timeOf = ({ day_starts_at = 0 }: DayRules): number => Math.max(summaryTime, day_starts_at);

/**
 * The next time at which a summary is sent: each morning, or on Monday mornings.
 *
 * @param after the time is later than this
 * @example nextSummaryAt('daily', new Date('2031-06-18T12:00Z'), { timezone: 'Europe/Paris' }) // 19 June, 7:00 in Paris
 */
export function nextSummaryAt(interval: SummaryInterval, after: Date, rules: DayRules): Date {
  let date = storeDate(after, rules.timezone);
  for (;;) {
    const isItsDay = interval === 'daily' || weekdayOf(date) === monday;
    const at = instantOf(date, timeOf(rules), rules.timezone);
    if (isItsDay && at > after) return at;
    date = dateFrom(date, 1);
  }
}

/** The business days that a summary covers: the last one that is over, or the last seven. */
export function summaryDates(interval: SummaryInterval, now: Date, rules: DayRules): InsightDates {
  const end_date = businessDate(now, rules, -1);
  return { start_date: interval === 'daily' ? end_date : dateFrom(end_date, -6), end_date };
}

/** The same weekdays a week before. */
export const summaryDatesBefore = ({ start_date, end_date }: InsightDates): InsightDates => ({
  start_date: dateFrom(start_date, -7),
  end_date: dateFrom(end_date, -7),
});
