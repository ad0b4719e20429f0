import { defineSettings } from '../defineSettings';

/** Time zone, beginning of the business day, currency and unit of distance. */
export const region = defineSettings('region', {
  entity: 'region_settings',
  fields: {
    timezone: { kind: 'text', required: true, max: 60 },
    currency: { kind: 'text', required: true, max: 3 },
    is_distance_unit_mile: { kind: 'boolean' },
    day_starts_at: { kind: 'day_start', required: true },
  },
});
