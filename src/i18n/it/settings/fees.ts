import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale per i nuovi ordini. Gli ordini aperti mantengono il loro costo.',
  field: {
    mode: 'Calcolo',
    percentage: 'Percentuale',
    area_price: 'Prezzo unico',
    bands: 'Prezzi per distanza',
    base_price: 'Prezzo base',
    base_price_distance: 'Distanza inclusa',
    price_per_unit_distance: 'Prezzo per chilometro o miglio',
    price_per_unit_time: 'Prezzo al minuto',
    min_fare: 'Costo minimo',
    free_delivery_above: 'Gratis da un ordine di',
    free_delivery_radius: 'Gratis entro',
    radius: 'Consegna entro',
  },
  choice: {
    mode: {
      absolute: 'In base alla distanza',
      percentage: 'In percentuale sugli articoli',
    },
  },
} satisfies SettingsTexts;
