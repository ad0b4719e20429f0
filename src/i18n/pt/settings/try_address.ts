import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Veja quanto custaria um pedido para um endereço. Nada é salvo.',
} satisfies SettingsTexts;
