import { dateFrom, weekdayOf } from '../time';

/** Periods for which the history has sums by day. Weeks begin on Sunday. */
export const historyPeriods = ['day', 'week', 'month'] as const;
type HistoryPeriod = (typeof historyPeriods)[number];

/**
 * The dates of the day, week or month that includes a date, first and last included.
 *
 * @example periodDates('week', '2026-03-04') // { start_date: '2026-03-01', end_date: '2026-03-07' }
 */
export function periodDates(period: HistoryPeriod, date: string): { start_date: string; end_date: string } {
  if (period === 'day') return { start_date: date, end_date: date };
  if (period === 'week') {
    const start_date = dateFrom(date, -weekdayOf(date));
    return { start_date, end_date: dateFrom(start_date, 6) };
  }
  const start_date = `${date.slice(0, 8)}01`;
  // The 28th plus four days is in the next month, whatever the month's length.
  const nextMonth = dateFrom(`${date.slice(0, 8)}28`, 4);
  return { start_date, end_date: dateFrom(`${nextMonth.slice(0, 8)}01`, -1) };
}

/** The dates of a period as far as they have come: until today. */
export function datesUntil(today: string, { start_date, end_date }: { start_date: string; end_date: string }) {
  const isOver = end_date < today;
  return { start_date, end_date: isOver ? end_date : today };
}
