import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Les administrateurs de la plateforme en décident. Contactez l’assistance pour un changement.',
  field: {
    is_store_can_add_provider: 'Livreurs propres',
    is_store_can_create_group: 'Catégories au-dessus des sous-catégories',
    is_store_can_edit_order: 'Modifier les commandes',
    is_store_can_complete_order: 'Terminer les commandes',
    is_provide_table_booking: 'Réservation de table',
  },
} satisfies SettingsTexts;
