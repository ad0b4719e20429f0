import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'New orders follow them from now on. If scheduled orders are affected, we ask about each.',
  field: {
    opening_hours: 'Hours of all order types',
    order_type_hours: 'Hours of one order type',
  },
  same: 'All types',
  last_now: 'Today, orders for now are taken until %{closes}, and the last slot is %{slot}.',
  last_now_only:
    'Today, orders for now are taken until %{closes}. There are no slots, because an order takes longer than the store is open.',
  closed_now: 'The store is closed today.',
} satisfies SettingsTexts;
