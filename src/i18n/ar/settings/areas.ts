import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'تسري على الطلبات الجديدة. تحتفظ الطلبات المفتوحة برسومها.',
} satisfies SettingsTexts;
