import type { OwnTemplate } from './placeholders';

/**
 * `published`: no one reported it. `reported`: the platform is checking it. `kept`, `removed`: what the
 * platform decided.
 */
export const reviewStates = ['published', 'reported', 'kept', 'removed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a store asks the platform to remove a review. */
export const reportReasons = ['abusive', 'not_our_order', 'private_data', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** From this rating down, a new review is announced at once. */
export const lowRating = 2;

/** Hours in which a reply can be changed after it was sent. */
const replyEditHours = 24;

/** Until when a reply can be changed. */
export const replyEditableUntil = (repliedAt: Date): Date => new Date(repliedAt.getTime() + replyEditHours * 3_600_000);

/** How a store answers reviews. */
export interface ReviewRules {
  /** The largest discount of one code, in minor units; 0 for none. */
  apology_max: number;
  /** Days for which a code is valid. */
  apology_days: number;
  /** Missing until the store writes one. */
  reply_templates?: readonly OwnTemplate[];
}

/** Apologies have no value until the owner sets one. */
export const defaultReviewRules: ReviewRules = { apology_max: 0, apology_days: 30 };
