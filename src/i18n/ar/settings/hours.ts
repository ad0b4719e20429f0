import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة فورًا. إذا تأثرت طلبات مجدولة، فسنسأل عن كل منها.',
  field: {
    opening_hours: 'مواعيد كل أنواع الطلبات',
    order_type_hours: 'مواعيد خاصة بنوع الطلب',
  },
  same: 'كل الأنواع',
  last_now: 'آخر طلب فوري اليوم قبل %{closes}، وآخر موعد للطلب المجدول %{slot}.',
  last_now_only:
    'آخر طلب فوري اليوم قبل %{closes}. لا توجد مواعيد للطلبات المجدولة، لأن تجهيز الطلب يستغرق وقتًا أطول من ساعات العمل.',
  closed_now: 'المتجر مغلق اليوم.',
} satisfies SettingsTexts;
