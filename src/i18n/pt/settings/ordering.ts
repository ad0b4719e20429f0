import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect:
    'Vale também para os pedidos que estão esperando. Os agendados esperam até o horário. Os que vocês mesmos registram são aceitos na hora.',
  waiting:
    'Vale também para os pedidos que estão esperando. Os agendados esperam até o horário. Os que vocês mesmos registram são aceitos na hora.',
  field: {
    answer_within: 'Minutos até recusar um pedido novo',
  },
  help: {
    answer_within: 'Se ninguém aceitar ou recusar o pedido nesse tempo, ele é recusado e o pagamento é reembolsado.',
  },
} satisfies SettingsTexts;
