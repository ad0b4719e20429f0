import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري من الآن. لا تُحوَّل المبالغ والمسافات في الإعدادات الأخرى، لذا يُرجى مراجعة الرسوم والحدود الدنيا.',
  field: {
    timezone: 'المنطقة الزمنية',
    currency: 'العملة',
    is_distance_unit_mile: 'المسافات بالأميال',
  },
  blocked: 'لم يعد التغيير ممكنًا، لأن لدى المتجر: %{what}.',
  owner_only: 'لا يغيّر هذا إلا صاحب المتجر.',
  blocker: {
    orders: 'طلبات',
    items: 'أصناف',
    offers: 'عروض ترويجية',
    areas: 'مناطق توصيل برسوم خاصة',
  },
} satisfies SettingsTexts;
