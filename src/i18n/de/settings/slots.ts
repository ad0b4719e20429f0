import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen. Vorbestellungen behalten ihre Zeit.',
  field: {
    slot_minutes: 'Länge eines Zeitfensters',
    slot_lead_minutes: 'Mindestvorlauf',
    slot_days_ahead: 'Tage im Voraus',
    slot_orders_max: 'Höchstzahl Bestellungen je Zeitfenster',
  },
  help: {
    slot_lead_minutes: 'Mit 0 sind Bestellungen bis zum letzten Moment möglich.',
    slot_days_ahead: 'Mit 0 sind nur Bestellungen für heute möglich.',
    slot_orders_max: 'Lieferungen und Abholungen zusammen. Leer lassen für keine Grenze.',
  },
} satisfies SettingsTexts;
