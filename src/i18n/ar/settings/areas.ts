import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تُحتسب الطلبات الجديدة حسب المناطق الحالية. تحتفظ الطلبات المفتوحة برسومها.',
} satisfies SettingsTexts;
