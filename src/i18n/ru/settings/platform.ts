import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Задаёт платформа. Чтобы изменить что-то из этого, обратитесь в поддержку.',
  field: {
    is_store_can_add_provider: 'Добавление своих курьеров',
    is_store_can_create_group: 'Категории (группы подкатегорий)',
    is_store_can_edit_order: 'Изменение заказов',
    is_store_can_complete_order: 'Завершение заказов',
    is_provide_table_booking: 'Бронирование столиков',
    is_show_dashboard: 'Сводка',
  },
} satisfies SettingsTexts;
