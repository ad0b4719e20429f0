import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Lo define la plataforma. Para cambiar algo, escribe a soporte.',
  field: {
    is_store_can_add_provider: 'Añadir repartidores propios',
    is_store_can_create_group: 'Categorías (grupos de subcategorías)',
    is_store_can_edit_order: 'Cambiar pedidos',
    is_store_can_complete_order: 'Completar pedidos',
    is_provide_table_booking: 'Reserva de mesas',
    is_show_dashboard: 'Panel de control',
  },
} satisfies SettingsTexts;
