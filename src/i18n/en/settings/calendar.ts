import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to new orders.',
} satisfies SettingsTexts;
