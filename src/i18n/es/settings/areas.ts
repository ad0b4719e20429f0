import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Se aplica a los pedidos nuevos. Los abiertos conservan su tarifa de envío.',
} satisfies SettingsTexts;
