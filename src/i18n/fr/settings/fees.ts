import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux nouvelles commandes. Les commandes en cours gardent leurs frais.',
  field: {
    mode: 'Calcul des frais',
    percentage: 'Pourcentage',
    area_price: 'Forfait',
    bands: 'Prix par distance',
    base_price: 'Prix de base',
    base_price_distance: 'Distance incluse dans le prix de base',
    price_per_unit_distance: 'Prix par kilomètre ou mile',
    price_per_unit_time: 'Prix par minute',
    min_fare: 'Frais minimums',
    free_delivery_above: 'Gratuit à partir d’une commande de',
    free_delivery_radius: 'Gratuit à moins de',
    radius: 'Livrer à moins de',
  },
  choice: {
    mode: {
      absolute: 'Selon la distance',
      percentage: 'En pourcentage du montant des articles',
    },
  },
} satisfies SettingsTexts;
