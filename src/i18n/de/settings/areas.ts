import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Neue Bestellungen richten sich nach den Gebieten. Offene Bestellungen behalten ihre Gebühr.',
} satisfies SettingsTexts;
