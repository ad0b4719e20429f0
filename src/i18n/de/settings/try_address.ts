import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Sehen Sie, was eine Bestellung an eine Adresse kosten würde. Nichts wird gespeichert.',
} satisfies SettingsTexts;
