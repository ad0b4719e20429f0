import type { BodyOf, ReplyOf } from '#contract/calls/index';
import { earningMeasureNames } from '#contract/ledger/earnings';
import { businessDate, type DayRules, dateFrom } from '#contract/time';
import { paths } from '../../config/paths';
import type { Dates } from '../../records/list/toolbar/DaysFilter';

/** A period's earnings. */
export type Earned = ReplyOf<'get_earning'>;

/** A number that is explained: a measure, or all of them. */
export const shownMeasures = [...earningMeasureNames, 'net'] as const;

/** The week or month that an address shows; `null` for any days. */
export const periodAt = (pathname: string): 'week' | 'month' | null => {
  if (pathname === paths.earningWeek) return 'week';
  return pathname === paths.earningMonth ? 'month' : null;
};

/** The one-tap ranges of the page with any days, in display order. */
export const earningRanges = ['last_30', 'last_90', 'last_365'] as const;
type EarningRange = (typeof earningRanges)[number];
export const usualRange: EarningRange = 'last_30';

const daysOf: Record<EarningRange, number> = { last_30: 30, last_90: 90, last_365: 365 };

/** A range's business days, which end today. */
export function datesOf(range: EarningRange, now: Date, rules: DayRules): Required<Dates> {
  const end_date = businessDate(now, rules);
  return { start_date: dateFrom(end_date, 1 - daysOf[range]), end_date };
}

/** The choice of days, as the address has it. */
export interface EarningFilters extends Dates {
  days?: EarningRange | 'custom';
  /** A date in the shown week or month, if it isn't the current one. */
  of?: string;
}

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Reads the choice in an address, without what can't be one: people type addresses, and shorten links. */
export function filtersIn(search: URLSearchParams): EarningFilters {
  const known = ['days', 'of', 'start_date', 'end_date'].flatMap((name) => {
    const value = search.get(name) ?? '';
    const isKnown = name === 'days' ? value === 'custom' || Object.hasOwn(daysOf, value) : isDate(value);
    return isKnown ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** How the earnings of a page are asked for: the current week and month without a date, as they are fetched early. */
export function bodyOf(
  period: 'week' | 'month' | null,
  { days = usualRange, of, start_date, end_date }: EarningFilters,
  now: Date,
  rules: DayRules,
): BodyOf<'get_earning'> {
  if (period) return { period, ...(of && { date: of }) };
  if (days !== 'custom') return datesOf(days, now, rules);
  const today = businessDate(now, rules);
  const last = end_date ?? (start_date !== undefined && start_date > today ? start_date : today);
  return { start_date: start_date ?? dateFrom(last, -29), end_date: last };
}
