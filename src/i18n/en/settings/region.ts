import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Applies from now on. Amounts and distances in other settings aren’t converted, so check your fees and minimums.',
  field: {
    timezone: 'Time zone',
    currency: 'Currency',
    is_distance_unit_mile: 'Distances in miles',
    day_starts_at: 'Business day begins at',
  },
  day: {
    detail:
      'Boards, history, totals, exports and offers without hours go by business days. A change applies to earlier orders too. Opening hours and holidays go by the calendar.',
    before: 'An order at %{time} on Saturday belongs to Friday.',
    same: 'An order at %{time} on Saturday belongs to Saturday.',
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
