import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Het platform bepaalt deze instellingen. Neem contact op met support als je er een wilt wijzigen.',
  field: {
    is_store_can_add_provider: 'Eigen bezorgers toevoegen',
    is_store_can_create_group: 'Categorieën (groepen subcategorieën)',
    is_store_can_edit_order: 'Bestellingen wijzigen',
    is_store_can_complete_order: 'Bestellingen afronden',
    is_provide_table_booking: 'Tafels reserveren',
    is_show_dashboard: 'Overzicht',
  },
} satisfies SettingsTexts;
