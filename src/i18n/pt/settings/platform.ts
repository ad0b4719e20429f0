import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Quem decide são os administradores da plataforma. Para mudar, fale com o suporte.',
  field: {
    is_store_can_add_provider: 'Entregadores próprios',
    is_store_can_create_group: 'Categorias acima de subcategorias',
    is_store_can_edit_order: 'Editar pedidos',
    is_store_can_complete_order: 'Concluir pedidos',
    is_provide_table_booking: 'Reserva de mesas',
  },
} satisfies SettingsTexts;
