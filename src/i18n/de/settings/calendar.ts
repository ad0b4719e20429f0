import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt sofort für neue Bestellungen.',
} satisfies SettingsTexts;
