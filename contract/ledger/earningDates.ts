import { datesUntil, periodDates } from '../orders/historyPeriod';
import { dateFrom } from '../time';

/** The first and the last of some days, `YYYY-MM-DD`. */
export interface Dates {
  start_date: string;
  end_date: string;
}

/** Most days of one `get_earning`. */
export const earningDaysMax = 800;

/** A period with a name, or any days. */
export type EarningPeriod = Parameters<typeof periodDates>[0];

/** The number of days. */
export const daysIn = ({ start_date, end_date }: Dates): number =>
  Math.round((Date.parse(`${end_date}T12:00:00Z`) - Date.parse(`${start_date}T12:00:00Z`)) / 86_400_000) + 1;

const shifted = ({ start_date, end_date }: Dates, days: number): Dates => ({
  start_date: dateFrom(start_date, days),
  end_date: dateFrom(end_date, days),
});

/**
 * The days with which a period is compared. A day: the same weekday of the week before. A week: the week before. A month:
 * the month before. Of a period that isn't over, the same part: until the same weekday, or the same day of the month. Other
 * days: as many days right before them.
 *
 * @example datesBefore('month', { start_date: '2026-03-01', end_date: '2026-03-31' }, '2026-03-30') // 1 to 28 February
 */
export function datesBefore(period: EarningPeriod | undefined, dates: Dates, today: string): Dates {
  const past = datesUntil(today, dates);
  if (period === undefined) return shifted(past, 0 - daysIn(past));
  if (period !== 'month') return shifted(past, -7);
  const before = periodDates('month', dateFrom(dates.start_date, -1));
  if (dates.end_date <= today) return before;
  const days = Math.min(daysIn(past), daysIn(before));
  return { start_date: before.start_date, end_date: dateFrom(before.start_date, days - 1) };
}
