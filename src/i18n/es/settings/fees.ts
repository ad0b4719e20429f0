import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los pedidos abiertos conservan su tarifa.',
} satisfies SettingsTexts;
