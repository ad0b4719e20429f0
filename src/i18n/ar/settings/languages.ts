import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يرى العملاء التغييرات فورًا، وتتبع نماذجك الترتيب نفسه.',
  field: { languages: 'اللغات' },
  base: 'النصوص غير المترجمة تظهر بهذه اللغة',
  visible: 'ظاهرة للعملاء',
  remove: 'إزالة %{language}',
  add: 'إضافة لغة',
  untranslated: 'الأصناف غير المترجمة: %{smart_count} |||| الأصناف غير المترجمة: %{smart_count}',
  translated: 'كل الأصناف مترجمة',
  falls_back: 'تظهر النصوص غير المترجمة باللغة %{language}.',
  kept: 'تحتفظ اللغة المُزالة بنصوصها: أضفها مجددًا لتعود.',
} satisfies SettingsTexts;
