import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات بعد نشر الموقع.',
  section: { social: 'وسائل التواصل الاجتماعي', apps: 'تطبيقاتك' },
  field: {
    facebook_url: 'فيسبوك',
    instagram_url: 'إنستغرام',
    tiktok_url: 'تيك توك',
    x_url: 'إكس',
    youtube_url: 'يوتيوب',
    android_app_url: 'تطبيق Android',
    ios_app_url: 'تطبيق iOS',
  },
  https: 'يُرجى إدخال عنوان يبدأ بـ https://.',
} satisfies SettingsTexts;
