import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import { periodOf, type ReviewFilters } from '../../descriptors/resources/reviews';

/** Every query about reviews has it first in its key, as react-admin's own have. */
export const reviewsKey = raName('reviews');

/** The number of reviews without a reply, in the period that the page opens with: a list's count, without the list. */
export function unansweredQuery(dataProvider: StoreDataProvider, timezone: string) {
  const body = { ...periodOf({}, new Date(), timezone), filter: { is_unanswered: true }, page: 1, perPage: 1 };
  return {
    queryKey: [reviewsKey, 'unanswered', body],
    queryFn: async ({ signal }: { signal: AbortSignal }) => (await dataProvider.getReviewsList(body, { signal })).count,
  };
}

/** All reviews of the period together, whatever else the list is filtered by. */
export function summaryQuery(dataProvider: StoreDataProvider, filters: ReviewFilters, timezone: string) {
  const period = periodOf(filters, new Date(), timezone);
  return {
    queryKey: [reviewsKey, 'summary', period],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.getReviewsSummary(period, { signal })).summary,
  };
}
