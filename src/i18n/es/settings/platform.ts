import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Lo deciden los administradores de la plataforma. Para cambiarlo, contacta con soporte.',
  field: {
    is_store_can_add_provider: 'Repartidores propios',
    is_store_can_create_group: 'Categorías sobre subcategorías',
    is_store_can_edit_order: 'Editar pedidos',
    is_store_can_complete_order: 'Completar pedidos',
    is_provide_table_booking: 'Reserva de mesas',
  },
} satisfies SettingsTexts;
