import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Set by the platform. To change one, contact support.',
  field: {
    is_store_can_add_provider: 'Add your own delivery people',
    is_store_can_create_group: 'Categories (groups of sub-categories)',
    is_store_can_edit_order: 'Edit orders',
    is_store_can_complete_order: 'Complete orders',
    is_provide_table_booking: 'Table booking',
    is_show_dashboard: 'Dashboard',
  },
} satisfies SettingsTexts;
