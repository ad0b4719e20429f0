import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'يسري على الطلبات الجديدة. تحتفظ الطلبات المفتوحة برسومها.',
} satisfies SettingsTexts;
