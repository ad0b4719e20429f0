import type { platformReviewCalls, reviewCalls } from '#contract/calls/reviews';
import type { Handlers } from '#server/http/handler';
import { getPlatformReviewList, getReviewsList } from './readReviews';
import { getReviewsSummary } from './reviewSummary';
import { addReview, decideReview, replyReview, reportReview, setReviewNote } from './writeReviews';

export const reviewHandlers: Handlers<keyof typeof reviewCalls> = {
  get_reviews_list: getReviewsList,
  get_reviews_summary: getReviewsSummary,
  reply_review: replyReview,
  set_review_note: setReviewNote,
  report_review: reportReview,
};

export const platformReviewHandlers: Handlers<keyof typeof platformReviewCalls> = {
  'platform/add_review': addReview,
  'platform/get_review_list': getPlatformReviewList,
  'platform/settle_review': decideReview,
};
