import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos.',
} satisfies SettingsTexts;
