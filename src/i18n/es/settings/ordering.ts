import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'También vale para los pedidos que esperan ahora. Los programados esperan hasta su hora. Los que registra el propio local se aceptan al momento.',
  waiting:
    'También vale para los pedidos que esperan ahora. Los programados esperan hasta su hora. Los que registra el propio local se aceptan al momento.',
  field: {
    answer_within: 'Minutos hasta rechazar un pedido nuevo',
  },
  help: {
    answer_within: 'Si nadie acepta o rechaza el pedido en ese tiempo, se rechaza y se reembolsa el pago.',
  },
} satisfies SettingsTexts;
