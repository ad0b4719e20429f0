import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders. Orders already scheduled keep their times.',
  field: {
    slot_minutes: 'Slot length',
    slot_lead_minutes: 'Minimum notice',
    slot_days_ahead: 'How many days ahead',
    slot_orders_max: 'Maximum orders per slot',
  },
  help: {
    slot_lead_minutes: 'Enter 0 to allow orders up to the last minute.',
    slot_days_ahead: 'Enter 0 to allow orders for today only.',
    slot_orders_max: 'Deliveries and pickups together. Leave empty for no limit.',
  },
} satisfies SettingsTexts;
