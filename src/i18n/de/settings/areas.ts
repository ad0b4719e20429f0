import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt für neue Bestellungen. Offene Bestellungen behalten ihre Gebühr.',
} satisfies SettingsTexts;
