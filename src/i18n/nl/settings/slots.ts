import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Al geplande bestellingen houden hun tijd.',
  field: {
    slot_minutes: 'Lengte van een tijdvak',
    slot_lead_minutes: 'Minimaal van tevoren',
    slot_days_ahead: 'Dagen vooruit',
    slot_orders_max: 'Maximaal aantal bestellingen per tijdvak',
  },
  help: {
    slot_lead_minutes: '0: tot het laatste moment.',
    slot_days_ahead: '0: alleen vandaag.',
    slot_orders_max: 'Bezorgingen en afhaalbestellingen samen. Leeg: onbeperkt.',
  },
} satisfies SettingsTexts;
