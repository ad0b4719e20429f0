import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تحدّد المنصة هذه الإعدادات. لتغيير أحدها يُرجى التواصل مع الدعم.',
  field: {
    is_store_can_add_provider: 'إضافة مندوبين للمتجر',
    is_store_can_create_group: 'الفئات (تجمع الفئات الفرعية)',
    is_store_can_edit_order: 'تعديل الطلبات',
    is_store_can_complete_order: 'إكمال الطلبات',
    is_provide_table_booking: 'حجز الطاولات',
    is_show_dashboard: 'لوحة الأرقام',
  },
} satisfies SettingsTexts;
