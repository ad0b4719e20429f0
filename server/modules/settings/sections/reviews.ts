import { reviewSettings } from '#contract/settings/reviews';
import { storeSection } from '#server/records/storeSection';

export const reviews = storeSection(reviewSettings, {
  read: ({ settings: { review_rules } }) => ({
    ...review_rules,
    reply_templates: [...(review_rules.reply_templates ?? [])],
  }),
  write: (changes, { settings: { review_rules } }) => ({
    settings: {
      review_rules: {
        apology_max: changes.apology_max ?? review_rules.apology_max,
        apology_days: changes.apology_days ?? review_rules.apology_days,
        reply_templates: changes.reply_templates ?? review_rules.reply_templates ?? [],
      },
    },
  }),
});
