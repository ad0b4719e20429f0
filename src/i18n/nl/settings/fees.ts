import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Open bestellingen houden hun bezorgkosten.',
} satisfies SettingsTexts;
