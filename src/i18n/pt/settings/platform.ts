import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Estas configurações são definidas pela plataforma. Para mudar alguma, fale com o suporte.',
  field: {
    is_store_can_add_provider: 'Adicionar seus entregadores',
    is_store_can_create_group: 'Categorias (grupos de subcategorias)',
    is_store_can_edit_order: 'Alterar pedidos',
    is_store_can_complete_order: 'Concluir pedidos',
    is_provide_table_booking: 'Reserva de mesas',
    is_show_dashboard: 'Painel',
  },
} satisfies SettingsTexts;
