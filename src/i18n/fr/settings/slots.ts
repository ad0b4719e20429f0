import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les commandes déjà programmées gardent leur heure.',
  field: {
    slot_minutes: 'Durée d’un créneau',
    slot_lead_minutes: 'Délai minimal',
    slot_days_ahead: 'Jours à l’avance',
    slot_orders_max: 'Commandes maximum par créneau',
  },
  help: {
    slot_lead_minutes: '0\u202F: jusqu’au dernier moment.',
    slot_days_ahead: '0\u202F: aujourd’hui seulement.',
    slot_orders_max: 'Livraisons et retraits ensemble. Laissez vide pour ne pas limiter.',
  },
} satisfies SettingsTexts;
