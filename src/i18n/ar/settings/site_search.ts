import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات بعد نشر الموقع.',
  field: { seo_title: 'العنوان', seo_description: 'الوصف', seo_keywords: 'الكلمات المفتاحية' },
  help: {
    seo_title: 'تعرض محركات البحث نحو 60 حرفًا. إذا تُرك فارغًا: اسم متجرك.',
    seo_description: 'تعرض محركات البحث نحو 160 حرفًا.',
    seo_keywords: 'تُفصل بفواصل.',
  },
  preview: {
    title: 'معاينة',
    detail: 'تقرر محركات البحث والتطبيقات بنفسها كم تعرض.',
    language: 'اللغة',
    result: 'نتيجة بحث',
    link: 'رابط مشارَك',
    no_domain: 'نطاقك',
  },
} satisfies SettingsTexts;
