import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Действует с этого момента. Суммы и расстояния в других настройках не пересчитываются, поэтому проверьте стоимость доставки и минимальные суммы.',
  field: {
    timezone: 'Часовой пояс',
    currency: 'Валюта',
    is_distance_unit_mile: 'Расстояния в милях',
  },
  blocked: 'Изменить уже нельзя, потому что в заведении есть: %{what}.',
  owner_only: 'Это может изменить только владелец.',
  blocker: {
    orders: 'заказы',
    items: 'позиции меню',
    offers: 'акции',
    areas: 'зоны доставки со своим тарифом',
  },
} satisfies SettingsTexts;
