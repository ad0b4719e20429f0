import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Nieuwe bestellingen volgen de huidige gebieden. Open bestellingen houden hun bezorgkosten.',
} satisfies SettingsTexts;
