import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Os pedidos abertos mantêm a taxa.',
} satisfies SettingsTexts;
