import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Os pedidos abertos mantêm a taxa.',
  field: {
    mode: 'Cálculo da taxa',
    percentage: 'Porcentagem',
    area_price: 'Taxa fixa',
    bands: 'Preços por distância',
    base_price: 'Preço base',
    base_price_distance: 'Distância incluída no preço base',
    price_per_unit_distance: 'Preço por quilômetro ou milha',
    price_per_unit_time: 'Preço por minuto',
    min_fare: 'Taxa mínima',
    free_delivery_above: 'Grátis em pedidos a partir de',
    free_delivery_radius: 'Grátis até',
    radius: 'Entregar até',
  },
  choice: {
    mode: {
      absolute: 'Por distância',
      percentage: 'Como porcentagem do valor dos itens',
    },
  },
} satisfies SettingsTexts;
