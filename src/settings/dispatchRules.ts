import { limits } from '#contract/limits';
import { autoAssignments } from '#contract/orders/orderRules';
import { defineSettings } from './defineSettings';

/** When the search for a delivery person starts, and how long each has to answer. */
export const dispatchRules = defineSettings('dispatch', {
  entity: 'dispatch_settings',
  fields: {
    auto_assign: {
      kind: 'choice',
      choices: autoAssignments,
      choiceDetails: 'settings.dispatch.meaning.auto_assign',
    },
    offer_seconds: {
      kind: 'number',
      help: true,
      required: true,
      min: limits.offerSecondsMin,
      max: limits.offerSecondsMax,
    },
  },
});
