import { z } from 'zod';
import { limits } from '../limits';
import { autoAssignments } from '../orders/orderRules';
import { describeSettings, type SettingsOf } from './describeSettings';

/** How a store finds delivery people. */
export const dispatchSettings = describeSettings('dispatch_settings', {
  permission: ['store/setting', 'store/deliveries'],
  summary:
    'When the search for delivery people starts automatically, how far it looks, and how long each person has to answer',
  effect: 'Pending offers keep their end time',
  fields: {
    auto_assign: z.enum(autoAssignments),
    /** How long an offer stays open: less is too short to read it, more lets the food get cold. */
    offer_seconds: z.int().min(limits.offerSecondsMin).max(limits.offerSecondsMax),
    /**
     * Distance from the store, in its unit, inclusive. Providers who are farther away aren't asked; `null` for no
     * limit.
     */
    search_radius: z.number().min(limits.searchRadiusMin).max(limits.deliveryDistanceMax).nullable(),
  },
  shown: { offer_seconds: z.int(), search_radius: z.number().nullable() },
});
export type DispatchSettings = SettingsOf<typeof dispatchSettings>;
