import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'من الآن. تحتفظ المبالغ والمسافات في الإعدادات الأخرى بأرقامها، فراجع الرسوم والحدود الدنيا بعد التغيير.',
  field: {
    timezone: 'المنطقة الزمنية',
    currency: 'العملة',
    is_distance_unit_mile: 'المسافات بالأميال',
  },
  blocked: 'لم يعد التغيير ممكنًا، لأن لدى المتجر: %{what}.',
  owner_only: 'لا يغيّر هذا إلا المالك.',
  blocker: {
    orders: 'طلبات',
    items: 'أصناف',
    offers: 'عروض',
    areas: 'مناطق توصيل برسوم خاصة',
  },
} satisfies SettingsTexts;
