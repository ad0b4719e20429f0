import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. إذا تأثرت طلبات مجدولة، يُطلب قرارك بشأن كل منها.',
  field: {
    opening_hours: 'أوقات العمل لكل أنواع الطلبات',
    order_type_hours: 'أوقات العمل لنوع طلب واحد',
  },
  same: 'كل الأنواع',
  last_now: 'آخر طلب فوري اليوم قبل %{closes}، وآخر موعد للطلب المجدول %{slot}.',
  last_now_only:
    'آخر طلب فوري اليوم قبل %{closes}. لا مواعيد للطلبات المجدولة، لأن الطلب يستغرق وقتًا أطول من أوقات العمل.',
  closed_now: 'المتجر مغلق اليوم.',
} satisfies SettingsTexts;
