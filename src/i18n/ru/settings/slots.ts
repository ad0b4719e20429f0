import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Предзаказы сохраняют своё время.',
  field: {
    slot_minutes: 'Длина интервала',
    slot_lead_minutes: 'Заказывать не позднее чем за',
    slot_days_ahead: 'Дней вперёд',
    slot_orders_max: 'Максимум заказов в интервале',
  },
  help: {
    slot_lead_minutes: '0 — до последнего момента.',
    slot_days_ahead: '0 — только сегодня.',
    slot_orders_max: 'Доставка и самовывоз вместе. Пусто — без ограничений.',
  },
} satisfies SettingsTexts;
