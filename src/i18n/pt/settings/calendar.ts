import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para novos pedidos a partir de agora.',
} satisfies SettingsTexts;
