import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات فورًا. وتظهر اللغات في نماذجك بالترتيب نفسه.',
  field: { languages: 'اللغات' },
  base: 'النصوص غير المترجمة تظهر بهذه اللغة',
  visible: 'ظاهرة للعملاء',
  remove: 'إزالة %{language}',
  add: 'إضافة لغة',
  untranslated:
    'لا صنف غير مترجم |||| صنف واحد غير مترجم |||| صنفان غير مترجمين |||| %{smart_count} أصناف غير مترجمة |||| %{smart_count} صنفًا غير مترجم |||| %{smart_count} صنف غير مترجم',
  translated: 'كل الأصناف مترجمة',
  kept: 'تحتفظ اللغة المُزالة بنصوصها، وتعود عند إضافتها من جديد.',
} satisfies SettingsTexts;
