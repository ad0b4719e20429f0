import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes. Les commandes déjà programmées gardent leur heure.',
  field: {
    slot_minutes: 'Durée d’un créneau',
    slot_lead_minutes: 'Délai minimal',
    slot_days_ahead: 'Nombre de jours à l’avance',
    slot_orders_max: 'Nombre maximum de commandes par créneau',
  },
  help: {
    slot_lead_minutes: 'Saisissez 0 pour accepter les commandes jusqu’au dernier moment.',
    slot_days_ahead: 'Saisissez 0 pour aujourd’hui seulement.',
    slot_orders_max: 'Livraisons et commandes à emporter ensemble. Laissez vide pour ne pas limiter.',
  },
} satisfies SettingsTexts;
