import { limits } from '#contract/limits';
import { defineSettings } from '../defineSettings';

/** How the store's people answer reviews: their own templates, and what they may give away. */
export const reviewRules = defineSettings('reviews', {
  entity: 'review_settings',
  fields: {
    apology_max: { kind: 'money', required: true, help: true, max: limits.amountMax },
    apology_days: { kind: 'number', required: true, min: 1, max: limits.apologyDaysMax },
    reply_templates: { kind: 'reply_templates', help: true, max: limits.replyTemplatesMax },
  },
  form: { apology: [['apology_max', 'apology_days']], templates: ['reply_templates'] },
});
