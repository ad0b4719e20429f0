import type { BodyOf } from '#contract/calls/index';
import type { OrderType } from '#contract/orders/statuses';
import { searchKey } from '#contract/searchKey';
import { storeDate } from '#contract/time';

/** Days that the page can show, in display order; `all` has no end. */
export const reviewPeriods = ['last_7', 'last_30', 'last_90', 'all'] as const;
export type ReviewPeriod = (typeof reviewPeriods)[number];
const daysOf: Readonly<Record<ReviewPeriod, number | null>> = { last_7: 7, last_30: 30, last_90: 90, all: null };

/** The user's filters, as they are in the address. */
export interface ReviewFilters {
  q?: string;
  days?: ReviewPeriod;
  rating?: number;
  is_unanswered?: boolean;
  order_type?: OrderType;
  provider_id?: string;
  item_id?: string;
}

/** The days of a period in the store's time zone. */
export function periodOf(
  { days = 'last_30' }: Pick<ReviewFilters, 'days'>,
  now: Date,
  timezone: string,
): BodyOf<'get_reviews_summary'> {
  const count = daysOf[days];
  return count === null ? {} : { start_date: storeDate(now, timezone, 1 - count) };
}

/** The filters as the list call expects them. */
export function choiceOf(filters: ReviewFilters, now: Date, timezone: string): BodyOf<'get_reviews_list'> {
  const { q = '', days, rating, ...rest } = filters;
  const query = searchKey(q);
  const filter = { ...rest, ...(rating === undefined ? {} : { rating: [rating] }) };
  return {
    ...periodOf({ ...(days ? { days } : {}) }, now, timezone),
    ...(query ? { query } : {}),
    ...(Object.keys(filter).length > 0 ? { filter } : {}),
  };
}
