import type { cash as english } from '../en/cash';

export const cash: typeof english = {
  failed: 'Não foi possível carregar o dinheiro.',
  held: 'Dinheiro com entregadores',
  hand_in: {
    action: 'Entregar',
    open: '%{name}: entregar %{amount}',
    title: 'Dinheiro de %{name}',
    confirm: 'Entregar %{amount}',
    done: 'Entregue por %{name}: %{amount}',
    changed: 'Um pedido acabou de terminar, e o valor esperado mudou. Conte de novo.',
  },
  expected: 'Esperado',
  counted: 'Contado',
  difference: 'Diferença',
  exact: 'Confere exatamente',
  missing: 'Falta: %{amount}',
  extra: 'Sobra: %{amount}',
  left: 'Fica com o entregador: %{amount}',
  part: 'Só uma parte: o resto vem depois',
  reason: {
    label: 'Motivo da diferença',
    change: 'Troco errado',
    tip: 'Gorjeta',
    expense: 'Pagou alguma coisa',
    lost: 'Dinheiro perdido',
  },
  handovers: 'Últimas entregas de dinheiro',
  person: 'Entregador',
  counted_by: 'Contado por',
  none: 'Nenhuma',
  empty: {
    title: 'Não há dinheiro a entregar',
    detail: 'O dinheiro que os entregadores recebem dos clientes aparece aqui.',
  },
};
