import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Não\u00A0foi\u00A0possível\u00A0carregar\u00A0o\u00A0dinheiro.',
  held: 'Dinheiro\u00A0com\u00A0entregadores',
  hand_in: {
    action: 'Entregar',
    open: '%{name}:\u00A0entregar\u00A0%{amount}',
    title: 'Dinheiro\u00A0de\u00A0%{name}',
    confirm: 'Entregar\u00A0%{amount}',
    done: 'Entregue\u00A0por\u00A0%{name}:\u00A0%{amount}',
    changed:
      'Um\u00A0pedido\u00A0acabou\u00A0de\u00A0terminar,\u00A0e\u00A0o\u00A0valor\u00A0esperado\u00A0mudou.\u00A0Conte\u00A0de\u00A0novo.',
  },
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferença',
  exact: 'Confere\u00A0exatamente',
  missing: 'Faltam\u00A0%{amount}',
  extra: 'Sobram\u00A0%{amount}',
  left: '%{amount}\u00A0ficam\u00A0com\u00A0o\u00A0entregador',
  part: 'Só\u00A0uma\u00A0parte:\u00A0o\u00A0resto\u00A0vem\u00A0depois',
  reason: {
    label: 'Motivo\u00A0da\u00A0diferença',
    change: 'Troco\u00A0errado',
    tip: 'Gorjeta',
    expense: 'Pagou\u00A0alguma\u00A0coisa',
    lost: 'Perdido',
  },
  handovers: 'Últimas\u00A0entregas\u00A0de\u00A0dinheiro',
  person: 'Entregador',
  counted_by: 'Contado\u00A0por',
  none: 'Nenhuma',
  empty: {
    title: 'Nenhum\u00A0dinheiro\u00A0a\u00A0entregar',
    detail:
      'O\u00A0dinheiro\u00A0que\u00A0os\u00A0entregadores\u00A0recebem\u00A0dos\u00A0clientes\u00A0aparece\u00A0aqui.',
  },
};
