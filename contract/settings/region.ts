import { z } from 'zod';
import { describeSettings, type SettingsOf } from './describeSettings';

/** Records that prevent a change, because their times, amounts or distances would change their meaning. */
export const regionBlockers = ['orders', 'items', 'offers', 'areas'] as const;
const blockers = z.array(z.enum(regionBlockers));

/** The units of the store's times, amounts and distances. Readable with `store/setting`. */
export const regionSettings = describeSettings('region_settings', {
  permission: 'store/setting',
  ownerWrites: true,
  summary: 'Time zone, currency and unit of distance; only the owner can change them, while nothing depends on them',
  effect: 'Amounts and distances in other settings keep their numbers',
  fields: {
    timezone: z.string().max(60),
    currency: z.string().length(3),
    is_distance_unit_mile: z.boolean(),
  },
  shown: {
    timezone: z.string(),
    currency: z.string(),
    /** Values of the store's country. */
    timezones: z.array(z.string()),
    currencies: z.array(z.string()),
    blockers: z.object({ timezone: blockers, currency: blockers, is_distance_unit_mile: blockers }),
  },
});
export type RegionSettings = SettingsOf<typeof regionSettings>;
