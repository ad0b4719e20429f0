import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Applies from now on. Amounts and distances in other settings aren’t converted, so check your fees and minimums.',
  field: {
    timezone: 'Time zone',
    currency: 'Currency',
    is_distance_unit_mile: 'Distances in miles',
  },
  blocked: 'You can no longer change this because the store already has %{what}.',
  owner_only: 'Only the owner can change this.',
  blocker: {
    orders: 'orders',
    items: 'items',
    offers: 'offers',
    areas: 'delivery areas with a custom fee',
  },
} satisfies SettingsTexts;
