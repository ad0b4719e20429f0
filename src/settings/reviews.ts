import { limits } from '#contract/limits';
import { defineSettings } from './defineSettings';

/** What the store's people may give away when they reply to a review. */
export const reviewRules = defineSettings('reviews', {
  entity: 'review_settings',
  fields: {
    apology_max: { kind: 'money', required: true, help: true, max: limits.amountMax },
    apology_days: { kind: 'number', required: true, min: 1, max: limits.apologyDaysMax },
  },
});
