import { limits } from '#contract/limits';
import { autoAssignments } from '#contract/orders/orderRules';
import { defineSettings } from '../defineSettings';

/** When the search for a delivery person starts, how long each has to answer, and how far it looks. */
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
    search_radius: { kind: 'distance', help: true, min: limits.searchRadiusMin, max: limits.deliveryDistanceMax },
  },
});
