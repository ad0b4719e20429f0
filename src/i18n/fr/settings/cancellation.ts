import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'S’applique aux nouvelles commandes. Les commandes en cours gardent les conditions auxquelles elles ont été passées.',
  section: {
    limit: 'Délai',
    charge: 'Frais d’annulation',
  },
  field: {
    cancel_until: 'Dernier moment pour annuler',
    cancel_within: 'Minutes après l’acceptation',
    cancellation_type: 'Frais calculés sur',
    cancellation_mode: 'Type de frais',
    cancellation_charge: 'Montant',
    cancellation_percent: 'Pourcentage',
    cancellation_above: 'Seulement pour les commandes d’au moins',
  },
  help: {
    cancel_within:
      'La première des deux limites s’applique. Tant que la commande n’est pas acceptée, l’annulation est toujours gratuite.',
    cancellation_type: 'Les frais ne dépassent jamais ce montant.',
    cancellation_above: 'En dessous, l’annulation est gratuite.',
  },
  choice: {
    cancel_until: {
      1: 'À l’acceptation',
      3: 'Au début de la préparation',
      5: 'Quand la commande est prête',
    },
    cancellation_type: {
      with_order: 'Toute la commande',
      without_order: 'Les frais de livraison seuls',
    },
    cancellation_mode: {
      absolute: 'Montant fixe',
      percentage: 'Un pourcentage',
    },
  },
  example: {
    title: 'Exemples',
    detail: 'Si un client annule après votre acceptation.',
    line: 'Commande de %{total}, dont %{fee} de livraison\u202F: %{charge}',
  },
  step: {
    with_order: 'commande %{amount}',
    without_order: 'livraison %{amount}',
    below: 'sous le seuil\u202F: %{amount}',
    absolute: 'montant fixe %{amount}',
    percentage: 'pourcentage %{amount}',
    capped: 'au plus %{amount}',
  },
} satisfies SettingsTexts;
