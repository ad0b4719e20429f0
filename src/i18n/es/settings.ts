import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'No se pudieron cargar los ajustes.',
  orders: {
    answer_within: 'Minutos hasta rechazar un pedido nuevo',
    answer_within_hint: 'Si nadie acepta o rechaza el pedido en ese tiempo, se rechaza y se reembolsa el pago.',
    note: 'También vale para los pedidos que esperan ahora. Los programados esperan hasta su hora. Los que registra el propio local se aceptan al momento.',
  },
};
