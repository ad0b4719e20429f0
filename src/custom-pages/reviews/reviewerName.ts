import type { Review } from '#contract/entities/review';
import { isErased } from '#contract/erasure';

/** Who wrote a review: counter customers may have left no name, and some had it erased. */
export const reviewerName = ({ customer }: Pick<Review, 'customer'>, t: (key: string) => string): string =>
  isErased(customer) ? t('order.erased') : customer.name || t('reviews.nameless');
