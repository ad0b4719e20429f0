import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes\u202F; chacune garde les conditions du moment où elle a été passée.',
  section: {
    limit: 'Jusqu’à quand',
    charge: 'Frais',
  },
  field: {
    cancel_until: 'Les clients peuvent annuler jusqu’à',
    cancel_within: 'Minutes après l’acceptation',
    cancellation_type: 'Frais calculés sur',
    cancellation_mode: 'Frais',
    cancellation_charge: 'Montant',
    cancellation_percent: 'Pourcentage',
    cancellation_above: 'Seulement à partir de',
  },
  help: {
    cancel_within:
      'La première des deux limites compte. Tant que la commande n’est pas acceptée, l’annulation est toujours gratuite.',
    cancellation_type: 'Les frais ne dépassent jamais cette somme.',
    cancellation_above: 'En dessous, l’annulation est gratuite.',
  },
  choice: {
    cancel_until: {
      1: 'l’acceptation',
      3: 'le début de la préparation',
      5: 'ce qu’elle soit prête',
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
    title: 'Ce qui serait facturé',
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
