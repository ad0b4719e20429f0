import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Segna come esaurito',
  what: 'Che cosa è esaurito?',
  until: 'Esaurito',
  detail: 'Fino ad allora nessuno può ordinarlo. Questo ordine resta com’è.',
  none: 'Scegli che cosa è esaurito: per un po’ non si potrà ordinare.',
  set: 'Segna come esaurito',
  done: '%{names}: %{state}',
  undo: 'Ripristina disponibilità',
  undone: '%{names}: ripristinato',
  undo_failed: '%{names}: impossibile ripristinare. %{reason}',
  failed: '%{names}: ancora disponibile. %{reason}',
  failed_after_rejecting: 'L’ordine %{number} è stato rifiutato, ma questo è ancora disponibile: %{names}. %{reason}',
} satisfies typeof english;
