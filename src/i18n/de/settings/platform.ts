import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Von der Plattform festgelegt. Wenden Sie sich für Änderungen an den Support.',
  field: {
    is_store_can_add_provider: 'Eigene Kuriere hinzufügen',
    is_store_can_create_group: 'Kategorien (fassen Unterkategorien zusammen)',
    is_store_can_edit_order: 'Bestellungen ändern',
    is_store_can_complete_order: 'Bestellungen abschließen',
    is_provide_table_booking: 'Tischreservierung',
    is_show_dashboard: 'Auswertung',
  },
} satisfies SettingsTexts;
