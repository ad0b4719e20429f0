import type { Review, ReviewSummary } from '#contract/entities/review';
import { aReviewSummary } from '../../support/aReviewSummary';
import { type Answers, fakeServer } from '../../support/fakeServer';

export const idOf = (index: number) => `0190b6a0-0000-7000-8000-${String(index).padStart(12, '0')}`;

export const aReview = (index: number, fields: Partial<Review> = {}): Review => ({
  _id: idOf(index),
  version: 1,
  order_id: idOf(100 + index),
  rating: 2,
  comment: 'Froid à l’arrivée.',
  language: 'fr',
  created_at: '2026-03-04T11:00:00.000Z',
  state: 'published',
  note: '',
  updated_by: '',
  order: {
    unique_id: 40 + index,
    order_type: 'delivery',
    total: 2450,
    currency: 'EUR',
    items: [{ item_id: idOf(200), name: ['Soup'], quantity: 2 }],
    provider: { _id: idOf(300), name: 'Ana Ride' },
  },
  customer: { name: 'Léa Girard', earlier_orders: 3 },
  ...fields,
});

export const aSummary = (fields: Partial<ReviewSummary> = {}) =>
  aReviewSummary({
    ...{ count: 4, average: 3.25, unanswered: 2, apology_max: 1000 },
    distribution: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 2 ? 1 : 0 })),
    weeks: [{ start_date: '2026-03-01', count: 4, average: 3.25 }],
    words: [{ word: 'froid', count: 2, average: 1.5 }],
    items: [{ _id: idOf(200), name: ['Soup'], mentions: 2, count: 3, average: 2 }],
    providers: [{ _id: idOf(300), name: 'Ana Ride', count: 2, average: 3 }],
    ...fields,
  });

const reply = (text: string): NonNullable<Review['reply']> => ({
  text,
  at: '2026-03-04T12:00:00.000Z',
  by: 'Owner',
  editable_until: '2999-01-01T00:00:00.000Z',
});

/** A server that keeps what is replied. */
export function reviewServer(reviews: Review[], more: Answers = {}) {
  const change = (id: string, fields: Partial<Review>): Review => {
    const index = reviews.findIndex(({ _id }) => _id === id);
    const changed = { ...(reviews[index] as Review), ...fields };
    reviews[index] = { ...changed, version: changed.version + 1 };
    return reviews[index];
  };
  return fakeServer({
    get_reviews_list: () => ({ data: reviews, count: reviews.length }),
    get_reviews_summary: () => ({ summary: aSummary() }),
    reply_review: ({ _id, text }) => ({ review: change(_id, { reply: reply(text) }), message: 2002 }),
    set_review_note: ({ _id, note }) => ({ review: change(_id, { note }), message: 2003 }),
    report_review: ({ _id }) => ({ review: change(_id, { state: 'reported' }), message: 2004 }),
    ...more,
  });
}
