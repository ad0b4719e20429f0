import { limits } from '#contract/limits';
import { autoAssignments } from '#contract/orders/orderRules';
import { defineSettings } from '../../../settings/defineSettings';

/** When the search for a delivery person starts, and how long each has to answer. */
export const dispatchSettings = defineSettings('dispatch_settings', 'dispatch.settings', {
  auto_assign: {
    kind: 'choice',
    label: 'dispatch.settings.when',
    choices: autoAssignments,
    choiceTexts: 'dispatch.settings.auto_assign',
    choiceDetails: 'dispatch.settings.meaning',
  },
  offer_seconds: {
    kind: 'number',
    label: 'dispatch.settings.offer_seconds',
    help: 'dispatch.settings.offer_seconds_hint',
    required: true,
    min: limits.offerSecondsMin,
    max: limits.offerSecondsMax,
  },
});
