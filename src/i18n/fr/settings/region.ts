import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Dès maintenant. Les montants et distances des autres réglages gardent leurs chiffres\u202F: vérifiez ensuite frais et minimums.',
  field: {
    timezone: 'Fuseau horaire',
    currency: 'Devise',
    is_distance_unit_mile: 'Distances en miles',
  },
  blocked: 'Ce n’est plus modifiable, car il existe déjà\u202F: %{what}.',
  owner_only: 'Seul le propriétaire peut modifier ceci.',
  blocker: {
    orders: 'des commandes',
    items: 'des articles',
    offers: 'des offres',
    areas: 'des zones de livraison avec leurs propres frais',
  },
} satisfies SettingsTexts;
