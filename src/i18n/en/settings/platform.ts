import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'The platform’s administrators decide these. Contact support to have one changed.',
  field: {
    is_store_can_add_provider: 'Own delivery people',
    is_store_can_create_group: 'Categories above sub-categories',
    is_store_can_edit_order: 'Edit orders',
    is_store_can_complete_order: 'Complete orders',
    is_provide_table_booking: 'Table booking',
  },
} satisfies SettingsTexts;
