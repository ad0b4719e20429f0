import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. تحتفظ الطلبات المجدولة من قبل بمواعيدها.',
  field: {
    slot_minutes: 'مدة الموعد',
    slot_lead_minutes: 'الطلب قبل الموعد بمدة لا تقل عن',
    slot_days_ahead: 'عدد الأيام المتاحة مسبقًا',
    slot_orders_max: 'أقصى عدد طلبات في الموعد',
  },
  help: {
    slot_lead_minutes: 'القيمة 0 تتيح الطلب حتى آخر دقيقة.',
    slot_days_ahead: 'القيمة 0 تعني اليوم فقط.',
    slot_orders_max: 'طلبات التوصيل والاستلام معًا. يُترك فارغًا لعدد غير محدود.',
  },
} satisfies SettingsTexts;
