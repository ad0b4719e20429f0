import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes.',
  field: {
    is_cash_on: 'Espèces',
    cash_max: 'Espèces jusqu’à',
    is_card_on: 'Carte',
  },
  help: {
    cash_max: 'Le total le plus élevé qui peut être payé en espèces. Vide\u202F: sans limite.',
    is_card_on: 'En ligne, au comptoir ou à la livraison.',
  },
} satisfies SettingsTexts;
