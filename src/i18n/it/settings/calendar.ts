import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale da subito per i nuovi ordini.',
} satisfies SettingsTexts;
