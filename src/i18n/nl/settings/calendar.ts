import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt vanaf nu voor nieuwe bestellingen.',
} satisfies SettingsTexts;
