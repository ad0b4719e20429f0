import { limits } from '#contract/limits';
import { defineSettings } from './defineSettings';

/** How the store takes orders. */
export const ordering = defineSettings('ordering', {
  entity: 'order_settings',
  fields: {
    answer_within: {
      kind: 'duration',
      help: true,
      required: true,
      min: limits.answerMinutesMin,
      max: limits.answerMinutesMax,
    },
  },
});
