import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique dès maintenant. Les montants et distances des autres réglages ne sont pas convertis\u202F: vérifiez ensuite frais et minimums.',
  field: {
    timezone: 'Fuseau horaire',
    currency: 'Devise',
    is_distance_unit_mile: 'Distances en miles',
    day_starts_at: 'La journée d’activité commence à',
  },
  day: {
    detail:
      'Les tableaux, l’historique, les totaux, les exports et les offres sans horaires suivent les journées d’activité. Une modification s’applique aussi aux commandes passées. Les horaires d’ouverture et les jours fériés suivent le calendrier.',
    before: 'Une commande du samedi à %{time} compte pour le vendredi.',
    same: 'Une commande du samedi à %{time} compte pour le samedi.',
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
