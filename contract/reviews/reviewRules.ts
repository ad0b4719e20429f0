import type { OwnTemplate } from './placeholders';

/**
 * `published`: no one reported it. `reported`: the platform is checking it. `kept`, `removed`: the platform's decision.
 */
export const reviewStates = ['published', 'reported', 'kept', 'removed'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why a store asks the platform to remove a review. */
export const reportReasons = ['abusive', 'not_our_order', 'private_data', 'advertising', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** New reviews with this rating or lower are announced immediately. */
export const lowRating = 2;

/** Hours in which a sent reply can be changed. */
const replyEditHours = 24;

/** Until when a reply can be changed. */
export const replyEditableUntil = (repliedAt: Date): Date => new Date(repliedAt.getTime() + replyEditHours * 3_600_000);

/** How a store replies to reviews. */
export interface ReviewRules {
  /** The largest discount of one code, in minor units; 0 for none. */
  apology_max: number;
  /** Days for which a code is valid. */
  apology_days: number;
  /** Missing until the store adds one. */
  reply_templates?: readonly OwnTemplate[];
}

/** Apologies have no value until the owner sets one. */
export const defaultReviewRules: ReviewRules = { apology_max: 0, apology_days: 30 };
