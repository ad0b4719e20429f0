import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Lo decidono gli amministratori della piattaforma. Per una modifica contatta l’assistenza.',
  field: {
    is_store_can_add_provider: 'Rider propri',
    is_store_can_create_group: 'Categorie sopra le sottocategorie',
    is_store_can_edit_order: 'Modificare gli ordini',
    is_store_can_complete_order: 'Completare gli ordini',
    is_provide_table_booking: 'Prenotazione tavoli',
  },
} satisfies SettingsTexts;
