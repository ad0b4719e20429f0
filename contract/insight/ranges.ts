import { periodDates } from '../orders/historyPeriod';
import { dateFrom } from '../time';

/** Business days, first and last included. */
export interface InsightDates {
  start_date: string;
  end_date: string;
}

/** The most days that the dashboard covers at once. */
export const insightDaysMax = 366;

export const insightPresets = ['last_7', 'last_28', 'this_month', 'last_month', 'last_365'] as const;
type InsightPreset = (typeof insightPresets)[number];

/** Days between two dates, without time zones. @example daysBetween('2031-02-28', '2031-03-01') // 1 */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);

/** The dates of a preset. The ranges of days end yesterday, because today isn't over. */
export function presetDates(preset: InsightPreset, today: string): InsightDates {
  if (preset === 'this_month') return { start_date: `${today.slice(0, 8)}01`, end_date: today };
  if (preset === 'last_month') return periodDates('month', dateFrom(`${today.slice(0, 8)}01`, -1));
  const days = { last_7: 7, last_28: 28, last_365: 365 }[preset];
  return { start_date: dateFrom(today, 0 - days), end_date: dateFrom(today, -1) };
}

export const comparisons = ['before', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

/**
 * The dates that a range is compared with: as many days directly before it, or the same weekdays 52 weeks earlier.
 *
 * @example comparedDates({ start_date: '2031-06-08', end_date: '2031-06-14' }, 'before')
 * // { start_date: '2031-06-01', end_date: '2031-06-07' }
 */
export function comparedDates({ start_date, end_date }: InsightDates, comparison: Comparison): InsightDates | null {
  if (comparison === 'none') return null;
  const days = comparison === 'year' ? 364 : daysBetween(start_date, end_date) + 1;
  return { start_date: dateFrom(start_date, 0 - days), end_date: dateFrom(end_date, 0 - days) };
}

/** Whether a range is in order and not too long. */
export const isInsightRange = ({ start_date, end_date }: InsightDates): boolean =>
  start_date <= end_date && daysBetween(start_date, end_date) < insightDaysMax;
