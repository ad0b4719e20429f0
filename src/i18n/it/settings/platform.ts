import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Lo decide la piattaforma. Per una modifica, contatta l’assistenza.',
  field: {
    is_store_can_add_provider: 'Aggiungere i tuoi rider',
    is_store_can_create_group: 'Categorie (gruppi di sottocategorie)',
    is_store_can_edit_order: 'Modificare gli ordini',
    is_store_can_complete_order: 'Completare gli ordini',
    is_provide_table_booking: 'Prenotazione tavoli',
    is_show_dashboard: 'Cruscotto',
  },
} satisfies SettingsTexts;
