import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Hierover beslist het platform. Neem contact op met support voor een wijziging.',
  field: {
    is_store_can_add_provider: 'Eigen bezorgers',
    is_store_can_create_group: 'Categorieën boven subcategorieën',
    is_store_can_edit_order: 'Bestellingen wijzigen',
    is_store_can_complete_order: 'Bestellingen afronden',
    is_provide_table_booking: 'Tafels reserveren',
  },
} satisfies SettingsTexts;
