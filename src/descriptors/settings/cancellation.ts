import { limits } from '#contract/limits';
import { cancellationModes, cancellationTypes, cancelUntilStatuses } from '#contract/orders/cancellation';
import { defineSettings } from '../defineSettings';

/** Until when customers can cancel, and what it costs them. */
export const cancellation = defineSettings('cancellation', {
  entity: 'cancellation_settings',
  fields: {
    cancel_until: { kind: 'choice', choices: cancelUntilStatuses, required: true },
    cancel_within: { kind: 'duration', help: true, required: true, min: 0, max: limits.cancelMinutesMax },
    cancellation_type: { kind: 'choice', choices: cancellationTypes, required: true, help: true },
    cancellation_mode: { kind: 'choice', choices: cancellationModes, required: true },
    cancellation_charge: { kind: 'money', required: true, max: limits.amountMax },
    cancellation_percent: { kind: 'percent', required: true },
    cancellation_above: { kind: 'money', help: true, required: true, max: limits.amountMax },
  },
});
