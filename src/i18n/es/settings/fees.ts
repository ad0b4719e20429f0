import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los pedidos abiertos conservan su tarifa.',
  field: {
    mode: 'Cálculo',
    percentage: 'Porcentaje',
    area_price: 'Precio único',
    bands: 'Precios por distancia',
    base_price: 'Precio base',
    base_price_distance: 'Distancia incluida',
    price_per_unit_distance: 'Precio por kilómetro o milla',
    price_per_unit_time: 'Precio por minuto',
    min_fare: 'Tarifa mínima',
    free_delivery_above: 'Gratis a partir de un pedido de',
    free_delivery_radius: 'Gratis a menos de',
    radius: 'Repartir a menos de',
  },
  choice: {
    mode: {
      absolute: 'Por distancia',
      percentage: 'Como porcentaje de los artículos',
    },
  },
} satisfies SettingsTexts;
