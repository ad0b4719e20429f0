import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Marquer en rupture',
  what: 'Qu’est-ce qui est en rupture\u202F?',
  until: 'En rupture',
  detail: 'Personne ne peut le commander d’ici là. Cette commande ne change pas.',
  none: 'Choisissez ce qui est en rupture\u202F: cela ne pourra plus être commandé pendant un temps.',
  set: 'Marquer en rupture',
  done: '%{names}\u202F: %{state}',
  undo: 'Annuler la rupture',
  undone: '%{names}\u202F: annulé',
  undo_failed: '%{names}\u202F: impossible d’annuler. %{reason}',
  failed: '%{names}\u202F: toujours en stock. %{reason}',
  failed_after_rejecting:
    'La commande %{number} est refusée, mais ceci est toujours en stock\u202F: %{names}. %{reason}',
} satisfies typeof english;
