import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. If scheduled orders are affected, you decide about each one.',
  field: {
    opening_hours: 'Hours for all order types',
    order_type_hours: 'Hours for one order type',
  },
  same: 'All types',
  last_now: 'Last orders today: %{closes} for now, %{slot} for later.',
  last_now_only:
    'Last orders today: %{closes}. There are no slots, because an order takes longer than the store is open.',
  closed_now: 'The store is closed today.',
} satisfies SettingsTexts;
