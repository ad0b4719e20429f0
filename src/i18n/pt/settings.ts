import type { settings as english } from '../en/settings';

/** Store settings, in dialogs of their own. */
export const settings: typeof english = {
  failed: 'Não foi possível carregar as configurações.',
  orders: {
    answer_within: 'Minutos até recusar um pedido novo',
    answer_within_hint:
      'Se ninguém aceitar ou recusar o pedido nesse tempo, ele é recusado e o pagamento é reembolsado.',
    note: 'Vale também para os pedidos que estão esperando. Os agendados esperam até o horário. Os que vocês mesmos registram são aceitos na hora.',
  },
};
