import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Marcar como agotado',
  what: '¿Qué se agotó?',
  until: 'Agotado',
  detail: 'Hasta entonces, nadie puede pedirlo. Este pedido no cambia.',
  none: 'Elige lo que se agotó: no se podrá pedir durante un tiempo.',
  set: 'Marcar como agotado',
  done: '%{names}: %{state}',
  undo: 'Deshacer «Agotado»',
  undone: '%{names}: cambio deshecho',
  undo_failed: '%{names}: no se pudo deshacer. %{reason}',
  failed: '%{names}: sigue disponible. %{reason}',
  failed_after_rejecting: 'El pedido %{number} se rechazó, pero esto sigue disponible: %{names}. %{reason}',
} satisfies typeof english;
