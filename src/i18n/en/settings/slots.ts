import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Orders that are already scheduled keep their times.',
  field: {
    slot_minutes: 'Length of a slot',
    slot_lead_minutes: 'Order at least this long before',
    slot_days_ahead: 'Days ahead',
    slot_orders_max: 'Most orders per slot',
  },
  help: {
    slot_lead_minutes: '0: up to the last moment.',
    slot_days_ahead: '0: today only.',
    slot_orders_max: 'Deliveries and pickups together. Leave it empty for any number.',
  },
} satisfies SettingsTexts;
