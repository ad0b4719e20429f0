import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري التغييرات على اللوحات والتطبيقات عند تشغيلها التالي.',
  field: {
    map_key_user_panel: 'لوحة العملاء',
    map_key_store_panel: 'لوحة المتجر',
    map_key_android_user_app: 'تطبيق العملاء على Android',
    map_key_ios_user_app: 'تطبيق العملاء على iOS',
  },
} satisfies SettingsTexts;
