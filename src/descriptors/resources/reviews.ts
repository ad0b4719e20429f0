import { limits } from '#contract/limits';
import type { OrderType } from '#contract/orders/statuses';
import { type DayRules, storeDate } from '#contract/time';
import { paths } from '../../config/paths';
import { defineReadOnlyResource, type ListParams } from '../defineResource';

/** First and last day; if one is missing, that side is open. */
interface Dates {
  start_date?: string;
  end_date?: string;
}

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

/** A period's calendar days in the store's time zone. */
export function datesOf(period: ReviewPeriod, now: Date, { timezone }: Pick<DayRules, 'timezone'>): Dates {
  const count = daysOf[period];
  return count === null ? {} : { start_date: storeDate(now, timezone, 1 - count), end_date: storeDate(now, timezone) };
}

/** The days that the filters name. */
export function periodOf(
  { days = usualPeriod, start_date, end_date }: Pick<ReviewFilters, 'days' | keyof Dates>,
  now: Date,
  timezone: string,
): Dates {
  if (days !== 'custom') return datesOf(days, now, { timezone });
  return { ...(start_date && { start_date }), ...(end_date && { end_date }) };
}

/** The call takes dates instead of a period, and several ratings. */
function callFilter({ days, start_date, end_date, rating, ...rest }: ReviewFilters, timezone: string) {
  return {
    ...periodOf({ days, start_date, end_date }, new Date(), timezone),
    ...rest,
    ...(rating === undefined ? {} : { rating: [rating] }),
  };
}

/** The server's own order: unanswered reviews first. */
const attention = 'attention';

function callParams({ pagination, sort, filter = {} }: ListParams, timezone: string): ListParams {
  return {
    pagination,
    ...(sort && sort.field !== attention && { sort }),
    // A single review is found whenever it was written.
    filter: 'ids' in filter ? filter : callFilter(filter, timezone),
  };
}

/**
 * Customers' reviews. Replies, notes and reports are calls of their own, named after the entity `review`, which is also
 * the audit log's.
 */
export const reviews = defineReadOnlyResource('reviews', {
  entity: 'reviews',
  path: paths.reviews,
  permission: 'store/review',
  firstSort: { field: attention, order: 'ASC' },
  perPage: limits.reviewsPerPage,
  callParams,
});
