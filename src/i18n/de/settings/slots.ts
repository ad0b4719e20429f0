import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Bereits geplante Bestellungen behalten ihre Zeit.',
  field: {
    slot_minutes: 'Länge eines Zeitfensters',
    slot_lead_minutes: 'Vorlauf',
    slot_days_ahead: 'Tage im Voraus',
    slot_orders_max: 'Höchstzahl Bestellungen je Zeitfenster',
  },
  help: {
    slot_lead_minutes: '0: bis zuletzt.',
    slot_days_ahead: '0: nur heute.',
    slot_orders_max: 'Lieferungen und Abholungen zusammen. Leer: unbegrenzt.',
  },
} satisfies SettingsTexts;
