import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para pedidos novos; cada pedido mantém as condições com que foi feito.',
  section: {
    limit: 'Até quando',
    charge: 'Cobrança',
  },
  field: {
    cancel_until: 'Clientes podem cancelar até',
    cancel_within: 'Minutos após a aceitação',
    cancellation_type: 'A cobrança é calculada sobre',
    cancellation_mode: 'Cobrança',
    cancellation_charge: 'Valor',
    cancellation_percent: 'Porcentagem',
    cancellation_above: 'Só para pedidos a partir de',
  },
  help: {
    cancel_within: 'Vale o que acontecer primeiro. Até você aceitar, o cliente sempre pode cancelar sem custo.',
    cancellation_type: 'A cobrança nunca passa dessa soma.',
    cancellation_above: 'Pedidos menores são cancelados sem custo.',
  },
  choice: {
    cancel_until: {
      1: 'ser aceito',
      3: 'a cozinha começar',
      5: 'ficar pronto',
    },
    cancellation_type: {
      with_order: 'O pedido inteiro',
      without_order: 'Só a taxa de entrega',
    },
    cancellation_mode: {
      absolute: 'Valor fixo',
      percentage: 'Uma porcentagem',
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
