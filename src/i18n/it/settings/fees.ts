import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Quelli aperti mantengono il loro costo di consegna.',
  field: {
    mode: 'Come si calcola il costo',
    percentage: 'Percentuale',
    area_price: 'Costo fisso',
    bands: 'Prezzi per distanza',
    base_price: 'Prezzo base',
    base_price_distance: 'Distanza inclusa nel prezzo base',
    price_per_unit_distance: 'Prezzo per chilometro o miglio',
    price_per_unit_time: 'Prezzo al minuto',
    min_fare: 'Costo minimo',
    free_delivery_above: 'Gratis per ordini di almeno',
    free_delivery_radius: 'Gratis entro',
    radius: 'Consegna entro',
  },
  choice: {
    mode: {
      absolute: 'In base alla distanza',
      percentage: 'In percentuale sul totale dei prodotti',
    },
  },
} satisfies SettingsTexts;
