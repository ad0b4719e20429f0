import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Marcar como esgotado',
  what: 'O que esgotou?',
  until: 'Esgotado',
  detail: 'Até lá, ninguém pode pedir. Este pedido continua como está.',
  none: 'Escolha o que esgotou. Não poderá ser pedido por um tempo.',
  set: 'Marcar como esgotado',
  done: '%{names}: %{state}',
  undo: 'Desfazer “Esgotado”',
  undone: '%{names}: desfeito',
  undo_failed: '%{names}: não foi possível desfazer. %{reason}',
  failed: '%{names}: ainda em estoque. %{reason}',
  failed_after_rejecting: 'O pedido %{number} foi recusado, mas isto ainda está em estoque: %{names}. %{reason}',
} satisfies typeof english;
