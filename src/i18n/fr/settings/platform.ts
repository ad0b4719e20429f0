import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Défini par la plateforme. Pour un changement, contactez l’assistance.',
  field: {
    is_store_can_add_provider: 'Ajouter vos propres livreurs',
    is_store_can_create_group: 'Catégories (groupes de sous-catégories)',
    is_store_can_edit_order: 'Modifier les commandes',
    is_store_can_complete_order: 'Terminer les commandes',
    is_provide_table_booking: 'Réservation de table',
    is_show_dashboard: 'Tableau de bord',
  },
} satisfies SettingsTexts;
