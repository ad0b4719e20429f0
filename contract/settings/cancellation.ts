import { z } from 'zod';
import { minor, percent } from '../entities/shared';
import { limits } from '../limits';
import { cancellationModes, cancellationTypes, cancelUntilStatuses } from '../orders/cancellation';
import { describeSettings, type SettingsOf } from './describeSettings';

/** Until when a customer can cancel, and for what fee. */
export const cancellationSettings = describeSettings('cancellation_settings', {
  permission: 'store/setting',
  summary: 'Until when customers can cancel, and what it costs them',
  effect: 'An order keeps the policy it was placed with',
  fields: {
    cancel_until: z.literal(cancelUntilStatuses),
    cancel_within: z.int().min(0).max(limits.cancelMinutesMax),
    cancellation_type: z.enum(cancellationTypes),
    cancellation_mode: z.enum(cancellationModes),
    cancellation_charge: minor,
    cancellation_percent: percent,
    cancellation_above: minor,
  },
  shown: { cancel_within: z.int() },
});
export type CancellationSettings = SettingsOf<typeof cancellationSettings>;
