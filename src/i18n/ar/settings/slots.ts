import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تحتفظ الطلبات المجدولة بمواعيدها.',
  field: {
    slot_minutes: 'مدة الموعد',
    slot_lead_minutes: 'الطلب قبل الموعد بمدة لا تقل عن',
    slot_days_ahead: 'الأيام القادمة المتاحة',
    slot_orders_max: 'أقصى عدد طلبات في الموعد',
  },
  help: {
    slot_lead_minutes: '0: حتى آخر لحظة.',
    slot_days_ahead: '0: اليوم فقط.',
    slot_orders_max: 'طلبات التوصيل والاستلام معًا. يُترك فارغًا لعدد غير محدود.',
  },
} satisfies SettingsTexts;
