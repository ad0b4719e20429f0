import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos.',
} satisfies SettingsTexts;
