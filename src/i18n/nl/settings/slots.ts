import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Ingeplande bestellingen houden hun tijd.',
  field: {
    slot_minutes: 'Lengte van een tijdvak',
    slot_lead_minutes: 'Minimale tijd vooraf',
    slot_days_ahead: 'Hoeveel dagen vooruit',
    slot_orders_max: 'Maximaal aantal bestellingen per tijdvak',
  },
  help: {
    slot_lead_minutes: 'Met 0 kunnen klanten tot het laatste moment bestellen.',
    slot_days_ahead: 'Met 0 kunnen klanten alleen voor vandaag bestellen.',
    slot_orders_max: 'Bezorgingen en afhaalbestellingen samen. Laat leeg voor onbeperkt.',
  },
} satisfies SettingsTexts;
