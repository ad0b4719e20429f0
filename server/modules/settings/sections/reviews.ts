import { reviewSettings } from '#contract/settings/reviews';
import { storeSection } from '#server/records/storeSection';

export const reviews = storeSection(reviewSettings, {
  read: ({ settings: { review_rules } }) => ({
    ...review_rules,
    reply_templates: [...(review_rules.reply_templates ?? [])],
  }),
  write: (given, { settings: { review_rules } }) => ({
    settings: {
      review_rules: {
        apology_max: given.apology_max ?? review_rules.apology_max,
        apology_days: given.apology_days ?? review_rules.apology_days,
        reply_templates: given.reply_templates ?? review_rules.reply_templates ?? [],
      },
    },
  }),
});
