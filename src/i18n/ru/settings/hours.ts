import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов сразу. Если затронуты запланированные заказы, спросим о каждом.',
  field: {
    opening_hours: 'Часы для всех типов заказов',
    order_type_hours: 'Часы отдельного типа заказов',
  },
  same: 'Все типы',
  last_now: 'Сегодня срочные заказы принимаются до %{closes}, последний интервал — %{slot}.',
  last_now_only:
    'Сегодня срочные заказы принимаются до %{closes}. Интервалов нет: заказ занимает больше времени, чем длятся часы работы.',
  closed_now: 'Сегодня заведение закрыто.',
} satisfies SettingsTexts;
