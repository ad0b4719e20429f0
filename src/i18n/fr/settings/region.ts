import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique dès maintenant. Les montants et distances des autres réglages ne sont pas convertis\u202F: vérifiez ensuite frais et minimums.',
  field: {
    timezone: 'Fuseau horaire',
    currency: 'Devise',
    is_distance_unit_mile: 'Distances en miles',
  },
  blocked: 'Vous ne pouvez plus modifier ceci, car l’établissement a déjà %{what}.',
  owner_only: 'Seul le propriétaire peut modifier ceci.',
  blocker: {
    orders: 'des commandes',
    items: 'des articles',
    offers: 'des offres',
    areas: 'des zones de livraison avec leurs propres frais',
  },
} satisfies SettingsTexts;
