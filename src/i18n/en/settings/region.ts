import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'From now on. Amounts and distances in other settings keep their numbers, so check your fees and minimums after a change.',
  field: {
    timezone: 'Time zone',
    currency: 'Currency',
    is_distance_unit_mile: 'Distances in miles',
  },
  blocked: 'This can’t be changed any more, because the store already has: %{what}.',
  owner_only: 'Only the owner can change this.',
  blocker: {
    orders: 'orders',
    items: 'items',
    offers: 'offers',
    areas: 'delivery areas with their own fee',
  },
} satisfies SettingsTexts;
