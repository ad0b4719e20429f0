import { storeDate, wallClock } from '#contract/time';

/** Ranges of days that one tap chooses, as they stand beside each other. The week starts on Sunday. */
export const dayRanges = ['today', 'yesterday', 'last_7', 'this_week', 'this_month', 'all'] as const;
export type DayRange = (typeof dayRanges)[number];

/** Never empty at the start of a week or a month, and short enough to be summed at once. */
export const usualRange: DayRange = 'last_7';

export interface Dates {
  start_date?: string;
  end_date?: string;
}

/**
 * The days of a range by the store's clock, first and last both included.
 *
 * @example datesOf('yesterday', new Date('2026-03-01T10:00Z'), 'Europe/Paris') // { start_date: '2026-02-28', end_date: '2026-02-28' }
 */
export function datesOf(range: DayRange, now: Date, timezone: string): Dates {
  const day = (offset: number): string => storeDate(now, timezone, offset);
  const today = day(0);
  switch (range) {
    case 'today':
      return { start_date: today, end_date: today };
    case 'yesterday':
      return { start_date: day(-1), end_date: day(-1) };
    case 'last_7':
      return { start_date: day(-6), end_date: today };
    case 'this_week':
      return { start_date: day(-wallClock(now, timezone).weekday), end_date: today };
    case 'this_month':
      return { start_date: `${today.slice(0, 8)}01`, end_date: today };
    case 'all':
      return {};
  }
}
