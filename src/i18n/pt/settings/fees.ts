import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para novos pedidos. Pedidos abertos mantêm a taxa.',
} satisfies SettingsTexts;
