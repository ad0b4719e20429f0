import { z } from 'zod';
import { limits } from '../limits';
import { describeSettings, type SettingsOf } from './describeSettings';

/** Records that prevent a change, because their times, amounts or distances would change their meaning. */
export const regionBlockers = ['orders', 'items', 'offers', 'areas'] as const;
const blockers = z.array(z.enum(regionBlockers));

/** The units of the store's times, amounts and distances, and when its business day begins. Readable with `store/setting`. */
export const regionSettings = describeSettings('region_settings', {
  permission: 'store/setting',
  ownerWrites: true,
  summary:
    'Time zone, currency and unit of distance, which only the owner can change, while nothing depends on them; and when ' +
    'the business day begins, which the owner can change at any time',
  effect:
    'Amounts and distances in other settings keep their numbers. A changed `day_starts_at` applies to all orders, also ' +
    'earlier ones: boards, history and sums follow it at once',
  fields: {
    timezone: z.string().max(60),
    currency: z.string().length(3),
    is_distance_unit_mile: z.boolean(),
    /** When the business day begins, in minutes after midnight on the wall clock. */
    day_starts_at: z.int().min(0).max(limits.dayStartMax).multipleOf(limits.dayStartStep),
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
