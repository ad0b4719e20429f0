import { z } from 'zod';
import { limits } from '../limits';
import { lowRating, reportReasons, reviewStates } from '../reviews/reviewRules';
import { orderTypeSchema } from './order';
import { id, instant, minor, multilingual, text, version } from './shared';

export const ratingSchema = z.int().min(1).max(limits.ratingMax);
export type Rating = z.infer<typeof ratingSchema>;

/** A template that the store wrote for replies. */
export const replyTemplateSchema = z.object({
  name: text(limits.templateNameMax),
  text: text(limits.replyMax),
});

/** The store's public reply. */
export const reviewReplySchema = z.object({
  text: z.string(),
  at: instant,
  by: z.string(),
  /** When it was last changed; missing if never. */
  edited_at: instant.optional(),
  /** The reply can be changed until then. */
  editable_until: instant,
});

/** An offer code that only this customer got, as an apology. `value` is an amount. */
export const apologySchema = z.object({
  promo_code: z.string(),
  value: minor,
  expires_at: instant,
  is_used: z.boolean(),
});

export const reviewReportSchema = z.object({
  reason: z.enum(reportReasons),
  text: z.string().optional(),
  at: instant,
  by: z.string(),
  settled_at: instant.optional(),
});

/** The fields of a review that every reader gets. */
const reviewShape = {
  _id: id,
  version,
  order_id: id,
  rating: ratingSchema,
  comment: z.string().optional(),
  /** The language code of the customer's app, if it sent one. */
  language: z.string().optional(),
  created_at: instant,
  reply: reviewReplySchema.optional(),
  apology: apologySchema.optional(),
  report: reviewReportSchema.optional(),
  state: z.enum(reviewStates),
};

/** A review for the store's staff. */
export const reviewSchema = z.object({
  ...reviewShape,
  /** Only for the store's staff. */
  note: z.string(),
  updated_by: z.string(),
  order: z.object({
    unique_id: z.int(),
    order_type: orderTypeSchema,
    ended_at: instant.optional(),
    total: minor,
    currency: z.string(),
    items: z.array(z.object({ item_id: id, name: multilingual, quantity: z.int() })),
    provider: z.object({ _id: id, name: z.string() }).optional(),
  }),
  customer: z.object({
    name: z.string(),
    /** Completed orders before this one, by the phone number; missing if the order has none. */
    earlier_orders: z.int().optional(),
    /** Whether the customer ordered after the reply; missing without a reply or a phone number. */
    ordered_again: z.boolean().optional(),
  }),
});
export type Review = z.infer<typeof reviewSchema>;

/** A review for the platform, without the staff's internal note. */
export const platformReviewSchema = z.object({ ...reviewShape, seq: z.int() });

const rated = { count: z.int(), average: z.number() };

/** A summary of a period's reviews, without those that the platform removed. */
export const reviewSummarySchema = z.object({
  count: z.int(),
  /** `null` without reviews. */
  average: z.number().nullable(),
  unanswered: z.int(),
  /** Reviews that the platform removed. They are in the list, but not in the other figures. */
  removed: z.int(),
  distribution: z.array(z.object({ rating: ratingSchema, count: z.int() })),
  /** By week in the store's time zone, starting on Sunday; weeks without reviews are left out. */
  weeks: z.array(z.object({ start_date: z.string(), ...rated })),
  /** Words that several comments have, the most frequent first. */
  words: z.array(z.object({ word: z.string(), ...rated })),
  /** Items of the orders: `mentions` is how many comments name them. */
  items: z.array(z.object({ _id: id, name: multilingual, mentions: z.int(), ...rated })),
  providers: z.array(z.object({ _id: id, name: z.string(), ...rated })),
  /** The highest amount of an apology; 0 if the store allows none. */
  apology_max: minor,
  /** The store's own templates, in addition to the app's. */
  reply_templates: z.array(replyTemplateSchema),
  currency: z.string(),
});
export type ReviewSummary = z.infer<typeof reviewSummarySchema>;

/** Low enough that someone should see it immediately. */
export const isLow = ({ rating }: Pick<Review, 'rating'>): boolean => rating <= lowRating;
