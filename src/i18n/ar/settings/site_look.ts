import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات بعد نشر الموقع.',
  section: { pictures: 'الصور', look: 'الألوان وقائمة الطعام' },
  field: {
    site_logo: 'الشعار',
    site_favicon: 'أيقونة الموقع',
    site_banner: 'صورة الغلاف',
    site_header_colour: 'لون رأس الصفحة',
    site_title_colour: 'لون العنوان',
    site_theme: 'شكل قائمة الطعام',
  },
  help: { site_favicon: 'تعرضها المتصفحات على علامة التبويب. الأفضل صورة مربعة بسيطة.' },
  choice: { site_theme: { list: 'قائمة', grid: 'شبكة' } },
  preview: {
    title: 'معاينة',
    contrast: 'العنوان صعب القراءة على هذا اللون. يُرجى اختيار لون أغمق ولون أفتح.',
  },
  publishing: {
    never: 'لم يُنشر موقعك بعد.',
    current: 'يرى العملاء آخر تغييراتك.',
    differs: 'لا يرى العملاء هذه التغييرات بعد:',
    published: 'تم النشر بواسطة %{name}، %{time}',
    publish: 'نشر',
    done: 'تم النشر.',
    revert: 'تجاهل',
    revert_title: 'هل تريد تجاهل التغييرات؟',
    revert_detail: 'يعود كل شيء كما هو منشور.',
    revert_all: 'يعود كل شيء إلى الإعدادات الافتراضية.',
    edition: 'النسخة المنشورة من الموقع',
  },
} satisfies SettingsTexts;
