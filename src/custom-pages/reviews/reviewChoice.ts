import type { BodyOf } from '#contract/calls/index';
import type { OrderType } from '#contract/orders/statuses';
import { searchKey } from '#contract/searchKey';
import { storeDate } from '#contract/time';
import type { StoreDataProvider } from '../../dataProvider/index';
import type { Dates } from '../../records/list/toolbar/DaysFilter';

/** Every query about reviews has it first in its key. */
export const reviewsKey = 'reviews';

/** The one-tap periods, in display order; `all` has no end. */
export const reviewPeriods = ['last_7', 'last_30', 'last_90', 'all'] as const;
export type ReviewPeriod = (typeof reviewPeriods)[number];
const daysOf: Readonly<Record<ReviewPeriod, number | null>> = { last_7: 7, last_30: 30, last_90: 90, all: null };

/** Long enough for a trend. */
export const usualPeriod: ReviewPeriod = 'last_30';

/** The user's filters, as they are in the address. */
export interface ReviewFilters extends Dates {
  q?: string;
  /** If omitted: the usual period. */
  days?: ReviewPeriod | 'custom';
  rating?: number;
  is_unanswered?: boolean;
  order_type?: OrderType;
  provider_id?: string;
  item_id?: string;
}

/** A period's days in the store's time zone. */
export function datesOf(period: ReviewPeriod, now: Date, timezone: string): Dates {
  const count = daysOf[period];
  return count === null ? {} : { start_date: storeDate(now, timezone, 1 - count), end_date: storeDate(now, timezone) };
}

/** The days that the filters name. */
export function periodOf(
  { days = usualPeriod, start_date, end_date }: Pick<ReviewFilters, 'days' | keyof Dates>,
  now: Date,
  timezone: string,
): Dates {
  if (days !== 'custom') return datesOf(days, now, timezone);
  return { ...(start_date && { start_date }), ...(end_date && { end_date }) };
}

/** The filters as the list call expects them. */
export function choiceOf(filters: ReviewFilters, now: Date, timezone: string): BodyOf<'get_reviews_list'> {
  const { q = '', days, start_date, end_date, rating, ...rest } = filters;
  const query = searchKey(q);
  const filter = { ...rest, ...(rating === undefined ? {} : { rating: [rating] }) };
  return {
    ...periodOf({ days, start_date, end_date }, now, timezone),
    ...(query ? { query } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  };
}

/** All reviews of the period together, whatever else the list is filtered by: page and menu read the same answer. */
export function summaryQuery(dataProvider: StoreDataProvider, filters: ReviewFilters, timezone: string) {
  const period = periodOf(filters, new Date(), timezone);
  return {
    queryKey: [reviewsKey, 'summary', period],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.getReviewsSummary(period, { signal })).summary,
  };
}
