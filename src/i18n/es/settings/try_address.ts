import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Consulta cuánto costaría un pedido a una dirección. No se guarda nada.',
} satisfies SettingsTexts;
