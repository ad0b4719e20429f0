import { z } from 'zod';
import { orderTypeSchema } from '../entities/order';
import { platformReviewSchema, ratingSchema, reviewSchema, reviewSummarySchema } from '../entities/review';
import { id, idempotencyKey, listDay, minor, note, text, version } from '../entities/shared';
import { limits } from '../limits';
import { reportReasons, reviewStates } from '../reviews/reviewRules';
import { body, call } from './call';
import { listArguments, listReply } from './list';

const ofReviews = { audience: 'session', permission: 'store/review' } as const;
const one = { _id: id, version: version.optional() };
const changed = z.object({ review: reviewSchema });

/** The most reviews in one reply to the platform. */
const reviewsAtOnceMax = 500;

/** Reviews by customers, and the store's replies. */
export const reviewCalls = {
  get_reviews_list: call({
    ...ofReviews,
    summary:
      'Reviews by the day on which they were written: unanswered ones first, and the lowest of them first, unless ' +
      '`sort_by` says otherwise. `query` finds words, names and order numbers',
    body: body({
      ...listArguments,
      perPage: listArguments.perPage.unwrap().default(limits.reviewsPerPage),
      sort_by: z.enum(['created_at', 'rating']).optional(),
      filter: z
        .strictObject({
          rating: z.array(ratingSchema).max(limits.ratingMax).optional(),
          is_unanswered: z.boolean().optional(),
          order_type: orderTypeSchema.optional(),
          provider_id: id.optional(),
          item_id: id.optional(),
          state: z.enum(reviewStates).optional(),
        })
        .optional(),
    }),
    reply: listReply(reviewSchema),
  }),
  get_reviews_summary: call({
    ...ofReviews,
    summary: 'The reviews of a period together: average, distribution, weeks, words, items and delivery people',
    body: body({ start_date: listDay.optional(), end_date: listDay.optional() }),
    reply: z.object({ summary: reviewSummarySchema }),
  }),
  reply_review: call({
    ...ofReviews,
    idempotent: true,
    audit: { entity: 'review', action: 'reply' },
    summary:
      'Replies to a review, or changes the reply while it can be changed (4192). `apology` also gives the customer a ' +
      'code of their own, once per review and up to the limit in the settings',
    body: body({
      ...one,
      text: text(limits.replyMax),
      apology: z.strictObject({ value: minor.min(1) }).optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    reply: changed,
  }),
  set_review_note: call({
    ...ofReviews,
    audit: { entity: 'review', action: 'update' },
    summary: "Writes the store's own note on a review; empty to remove it",
    body: body({ ...one, note }),
    reply: changed,
  }),
  report_review: call({
    ...ofReviews,
    audit: { entity: 'review', action: 'report' },
    summary: 'Asks the platform to remove a review; 4193 if it was asked before',
    body: body({ ...one, reason: z.enum(reportReasons), text: text(limits.reasonMax).optional() }),
    reply: changed,
  }),
} as const;

/** The customer's side, and the platform's decisions. */
export const platformReviewCalls = {
  'platform/add_review': call({
    audience: 'platform',
    idempotent: true,
    audit: { entity: 'review', action: 'add' },
    summary: "A customer's review of a completed order: one per order (4190), and none of others (4191)",
    body: z.strictObject({
      store_id: id,
      order_id: id,
      rating: ratingSchema,
      comment: text(limits.reviewMax).optional(),
      /** The language of the customer's app, for the reply. */
      language: z
        .string()
        .regex(/^[a-z]{2}$/)
        .optional(),
      idempotency_key: idempotencyKey.optional(),
    }),
    reply: z.object({ review: platformReviewSchema }),
  }),
  'platform/get_review_list': call({
    audience: 'platform',
    summary:
      'How replies and reports reach the platform: reviews of a store that changed after `after`, in the order of ' +
      '`seq`. The numbers come from the stream of the store, so nothing is left out; continue with the last one',
    body: z.strictObject({
      store_id: id,
      after: z.int().min(0).default(0),
      limit: z.int().min(1).max(reviewsAtOnceMax).default(reviewsAtOnceMax),
    }),
    reply: z.object({ data: z.array(platformReviewSchema) }),
  }),
  'platform/settle_review': call({
    audience: 'platform',
    audit: { entity: 'review', action: 'settle' },
    summary: 'The platform keeps or removes a review. Removed reviews no longer count',
    body: z.strictObject({ store_id: id, review_id: id, state: z.enum(['kept', 'removed']) }),
    reply: z.object({ review: platformReviewSchema }),
  }),
} as const;
