import type { StoreDataProvider } from '../../dataProvider/index';
import { raName } from '../../descriptors/resources/index';
import { periodOf, type ReviewFilters } from '../../descriptors/resources/reviews';

/** Every query about reviews has it first in its key, as react-admin's own have. */
export const reviewsKey = raName('reviews');

/** All reviews of the period together, whatever else the list is filtered by: page and menu read the same answer. */
export function summaryQuery(dataProvider: StoreDataProvider, filters: ReviewFilters, timezone: string) {
  const period = periodOf(filters, new Date(), timezone);
  return {
    queryKey: [reviewsKey, 'summary', period],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.getReviewsSummary(period, { signal })).summary,
  };
}
