import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов сразу. Если затронуты предзаказы, спросим о каждом.',
  field: {
    opening_hours: 'Часы для всех типов заказов',
    order_type_hours: 'Часы отдельного типа заказов',
  },
  same: 'Все типы',
  last_now: 'Сегодня заказы на ближайшее время принимаются до %{closes}, последний интервал — %{slot}.',
  last_now_only:
    'Сегодня заказы на ближайшее время принимаются до %{closes}. Интервалов нет: часы работы короче, чем время на заказ.',
  closed_now: 'Сегодня заведение закрыто.',
} satisfies SettingsTexts;
