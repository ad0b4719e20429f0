import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'معرفة تكلفة طلب إلى عنوان ما. لا يُحفظ أي شيء.',
} satisfies SettingsTexts;
