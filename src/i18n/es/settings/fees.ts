import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los abiertos conservan su tarifa de envío.',
  field: {
    mode: 'Cómo se calcula la tarifa',
    percentage: 'Porcentaje',
    area_price: 'Tarifa fija',
    bands: 'Precios por distancia',
    base_price: 'Precio base',
    base_price_distance: 'Distancia incluida en el precio base',
    price_per_unit_distance: 'Precio por kilómetro o milla',
    price_per_unit_time: 'Precio por minuto',
    min_fare: 'Tarifa mínima',
    free_delivery_above: 'Gratis para pedidos de al menos',
    free_delivery_radius: 'Gratis a menos de',
    radius: 'Repartir a menos de',
  },
  choice: {
    mode: {
      absolute: 'Por distancia',
      percentage: 'Como porcentaje del importe de los productos',
    },
  },
} satisfies SettingsTexts;
