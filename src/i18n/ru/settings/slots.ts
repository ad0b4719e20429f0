import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Действует для новых заказов. Уже оформленные предзаказы сохраняют своё время.',
  field: {
    slot_minutes: 'Длина интервала',
    slot_lead_minutes: 'Заказывать не позднее чем за',
    slot_days_ahead: 'На сколько дней вперёд',
    slot_orders_max: 'Максимум заказов в интервале',
  },
  help: {
    slot_lead_minutes: 'Введите 0, чтобы принимать заказы до последней минуты.',
    slot_days_ahead: 'Введите 0, чтобы принимать заказы только на сегодня.',
    slot_orders_max: 'Доставка и самовывоз вместе. Оставьте пустым, чтобы не ограничивать.',
  },
} satisfies SettingsTexts;
