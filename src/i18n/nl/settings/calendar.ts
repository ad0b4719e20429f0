import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen.',
} satisfies SettingsTexts;
