import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos. Os pedidos abertos mantêm as condições com que foram feitos.',
  section: {
    limit: 'Prazo',
    charge: 'Taxa de cancelamento',
  },
  field: {
    cancel_until: 'Clientes podem cancelar',
    cancel_within: 'Minutos após o aceite',
    cancellation_type: 'Taxa calculada sobre',
    cancellation_mode: 'Taxa de cancelamento',
    cancellation_charge: 'Valor',
    cancellation_percent: 'Porcentagem',
    cancellation_above: 'Só para pedidos a partir de',
  },
  help: {
    cancel_within:
      'Vale o que acontecer primeiro. Até você aceitar o pedido, o cliente sempre pode cancelar sem custo.',
    cancellation_type: 'A taxa nunca passa deste valor.',
    cancellation_above: 'Pedidos menores são cancelados sem custo.',
  },
  choice: {
    cancel_until: {
      1: 'Até o pedido ser aceito',
      3: 'Até a cozinha começar',
      5: 'Até o pedido ficar pronto',
    },
    cancellation_type: {
      with_order: 'O pedido inteiro',
      without_order: 'Só a taxa de entrega',
    },
    cancellation_mode: {
      absolute: 'Valor fixo',
      percentage: 'Porcentagem',
    },
  },
  example: {
    title: 'Quanto seria cobrado',
    detail: 'Se um cliente cancelar depois de você aceitar.',
    line: 'Pedido de %{total}, com %{fee} de entrega: %{charge}',
  },
  step: {
    with_order: 'pedido %{amount}',
    without_order: 'entrega %{amount}',
    below: 'abaixo do mínimo: %{amount}',
    absolute: 'valor fixo %{amount}',
    percentage: 'porcentagem %{amount}',
    capped: 'no máximo %{amount}',
  },
} satisfies SettingsTexts;
