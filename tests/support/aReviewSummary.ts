import type { ReviewSummary } from '#contract/entities/review';

/** The overview of a period without reviews, but for `fields`. */
export const aReviewSummary = (fields: Partial<ReviewSummary> = {}): ReviewSummary => ({
  ...{ count: 0, average: null, unanswered: 0, removed: 0 },
  ...{ distribution: [], weeks: [], words: [], items: [], providers: [] },
  ...{ apology_max: 0, reply_templates: [], currency: 'EUR' },
  ...fields,
});
