import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Darüber entscheidet die Plattform. Wenden Sie sich für Änderungen an den Support.',
  field: {
    is_store_can_add_provider: 'Eigene Kuriere',
    is_store_can_create_group: 'Kategorien über Unterkategorien',
    is_store_can_edit_order: 'Bestellungen ändern',
    is_store_can_complete_order: 'Bestellungen abschließen',
    is_provide_table_booking: 'Tischreservierung',
  },
} satisfies SettingsTexts;
