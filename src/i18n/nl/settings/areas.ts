import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Geldt voor nieuwe bestellingen. Openstaande bestellingen houden hun bezorgkosten.',
} satisfies SettingsTexts;
