import type { soldOut as english } from '../en/soldOut';

export const soldOut = {
  title: 'Als ausverkauft markieren',
  what: 'Was ist ausverkauft?',
  until: 'Ausverkauft',
  detail: 'Bis dahin kann es niemand bestellen. Diese Bestellung bleibt, wie sie ist.',
  none: 'Wählen Sie, was ausverkauft ist. Es kann dann eine Weile nicht bestellt werden.',
  set: 'Als ausverkauft markieren',
  done: '%{names}: %{state}',
  undo: '„Ausverkauft“ aufheben',
  undone: '%{names}: rückgängig gemacht',
  undo_failed: '%{names}: konnte nicht rückgängig gemacht werden. %{reason}',
  failed: '%{names}: noch vorrätig. %{reason}',
  failed_after_rejecting: 'Bestellung %{number} ist abgelehnt, aber noch vorrätig ist: %{names}. %{reason}',
} satisfies typeof english;
