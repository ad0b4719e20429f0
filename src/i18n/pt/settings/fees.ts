import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para novos pedidos. Pedidos abertos mantêm a taxa.',
  field: {
    mode: 'Cálculo',
    percentage: 'Porcentagem',
    area_price: 'Preço único',
    bands: 'Preços por distância',
    base_price: 'Preço base',
    base_price_distance: 'Distância incluída',
    price_per_unit_distance: 'Preço por quilômetro ou milha',
    price_per_unit_time: 'Preço por minuto',
    min_fare: 'Taxa mínima',
    free_delivery_above: 'Grátis a partir de um pedido de',
    free_delivery_radius: 'Grátis a até',
    radius: 'Entregar a até',
  },
  choice: {
    mode: {
      absolute: 'Por distância',
      percentage: 'Como porcentagem dos itens',
    },
  },
} satisfies SettingsTexts;
