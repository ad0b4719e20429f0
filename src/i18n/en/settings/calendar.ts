import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'New orders follow them from now on.',
} satisfies SettingsTexts;
