import { cancellationSettings } from '#contract/settings/cancellation';
import { ruleFields, storeSection } from '#server/records/storeSection';

export const cancellation = storeSection(
  cancellationSettings,
  ruleFields([
    'cancel_until',
    'cancel_within',
    'cancellation_type',
    'cancellation_mode',
    'cancellation_charge',
    'cancellation_percent',
    'cancellation_above',
  ]),
);
