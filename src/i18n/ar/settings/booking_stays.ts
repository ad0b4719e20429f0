import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الحجوزات الجديدة. تحتفظ الحجوزات السابقة بوقت نهايتها.',
  field: {
    booking_stays: 'مدة حجز الطاولة',
    booking_reset_minutes: 'الوقت بين مجموعتين',
  },
  help: {
    booking_stays: 'حسب عدد الضيوف. يسري الصف الأخير على المجموعات الأكبر أيضًا.',
    booking_reset_minutes: 'لتنظيف الطاولة وتجهيزها.',
  },
  learned: {
    title: 'مدة بقاء الضيوف',
    detail: 'من وصول الضيوف حتى إكمال الحجز، في آخر 180 يومًا.',
    afternoon: 'عدد الضيوف %{persons}، قبل الخامسة مساءً:',
    evening: 'عدد الضيوف %{persons}، من الخامسة مساءً:',
    stayed:
      'بقي نصف المجموعات مدة لا تتجاوز %{median}، وأربع من كل خمس مدة لا تتجاوز %{most} (عدد المجموعات: %{parties})',
    adopt: 'استخدام %{minutes}',
  },
  row: {
    persons_max: 'أقصى عدد من الضيوف',
    minutes: 'الدقائق',
    number: 'المدة %{number}',
    add: 'إضافة مدة',
    remove: 'حذف المدة %{number}',
    text: 'حتى عدد ضيوف %{persons}: %{span}',
  },
} satisfies SettingsTexts;
