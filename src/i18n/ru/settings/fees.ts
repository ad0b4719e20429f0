import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов. Открытые заказы сохраняют свою стоимость доставки.',
  field: {
    mode: 'Как считается стоимость',
    percentage: 'Процент',
    area_price: 'Фиксированная стоимость',
    bands: 'Цены по расстоянию',
    base_price: 'Базовая цена',
    base_price_distance: 'Расстояние, включённое в базовую цену',
    price_per_unit_distance: 'Цена за километр или милю',
    price_per_unit_time: 'Цена за минуту',
    min_fare: 'Минимальная стоимость',
    free_delivery_above: 'Бесплатно при заказе от',
    free_delivery_radius: 'Бесплатно в радиусе',
    radius: 'Доставлять в радиусе',
  },
  choice: {
    mode: {
      absolute: 'По расстоянию',
      percentage: 'Процент от суммы позиций',
    },
  },
} satisfies SettingsTexts;
